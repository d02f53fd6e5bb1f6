import { selectDraft, selectWritingViewState } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useI18n } from '../../../app/context.ts'
import { ScreenHeader } from '../../../components/ScreenHeader.tsx'
import { SendButton } from '../../../components/SendButton.tsx'
import { WritingOutcome } from '../../../components/WritingOutcome.tsx'
import { sendNow } from '../../../data/writing.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { GroupError } from '../../../ui/GroupError.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { CopyCurl } from '../CopyCurl.tsx'
import { CleanUp } from './CleanUp.tsx'
import { ANSWERS, EXAMPLES, isHarmless, METHODS, problemsOf, type TestDraft } from './calls.ts'
import { type SentCall, type TestAnswer, useTestCall } from './wiring.ts'

/** Sends any API call and shows its answer. */
export const TestPage = () => {
  const { t } = useI18n()
  const { call, answer, history } = useTestCall()
  const viewState = useSelector(call, selectWritingViewState)
  const draft = useSelector(call, (snapshot) => selectDraft<TestDraft>(snapshot))
  const isMissing = useSelector(call, ({ context }) => context.isMissing)
  const failure = useSelector(call, ({ context }) => context.error)
  const wrong = isMissing ? problemsOf(draft) : undefined
  const isSending = viewState === 'sending'
  const change = (next: Partial<TestDraft>) =>
    call.send({ type: 'CHANGE', draft: { ...draft, isSure: false, ...next } })
  const example = EXAMPLES.find((one) => one.draft.path === draft.path)?.name ?? ''
  return (
    <>
      <ScreenHeader title={t('shell.adminTest')} context={t('admin.test.context')} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Card title={t('admin.test.request')}>
          <form
            noValidate
            className="grid gap-4"
            aria-busy={isSending}
            onSubmit={(event) => {
              event.preventDefault()
              call.send(viewState === 'failed' || viewState === 'unanswered' ? { type: 'RETRY' } : sendNow(0))
            }}
          >
            <Select
              label={t('admin.test.example')}
              value={example}
              disabled={isSending}
              options={[
                ...(example === '' ? [{ value: '', label: t('admin.test.own') }] : []),
                ...EXAMPLES.map(({ name }) => ({ value: name, label: name })),
              ]}
              onChange={({ target }) => {
                const chosen = EXAMPLES.find(({ name }) => name === target.value)
                if (chosen) change(chosen.draft)
              }}
            />
            <div className="grid gap-4 sm:grid-cols-2">
              <Select
                label={t('admin.test.method')}
                value={draft.method}
                disabled={isSending}
                options={METHODS.map((value) => ({ value, label: value }))}
                onChange={({ target }) => change({ method: target.value as TestDraft['method'] })}
              />
              <Select
                label={t('admin.test.answerKind')}
                value={draft.answer}
                disabled={isSending}
                options={ANSWERS.map((value) => ({ value, label: t(`admin.test.answer.${value}`) }))}
                onChange={({ target }) => change({ answer: target.value as TestDraft['answer'] })}
              />
            </div>
            <TextInput
              label={t('admin.test.path')}
              hint={t('admin.test.path.hint')}
              error={wrong?.path && t('admin.test.path.wrong')}
              autoComplete="off"
              spellCheck={false}
              readOnly={isSending}
              value={draft.path}
              onChange={({ target }) => change({ path: target.value })}
            />
            {draft.method !== 'GET' && (
              <TextArea
                label={t('admin.test.body')}
                error={wrong?.body && t('admin.test.body.wrong')}
                optional={t('common.optional')}
                rows={6}
                spellCheck={false}
                className="font-mono text-xs"
                readOnly={isSending}
                value={draft.body}
                onChange={({ target }) => change({ body: target.value })}
              />
            )}
            {!isHarmless(draft) && (
              <div>
                <Switch
                  label={t('admin.test.sure')}
                  hint={t('admin.test.sure.hint')}
                  checked={draft.isSure}
                  disabled={isSending}
                  onChange={(isSure) => change({ isSure })}
                />
                <GroupError id="test-sure">{wrong?.isSure && t('admin.test.sure.missing')}</GroupError>
              </div>
            )}
            <WritingOutcome writing={call} failed={t('admin.test.failed', { code: failure?.code ?? '' })} />
            <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
              <CopyCurl
                method={draft.method}
                path={draft.path.trim()}
                {...(draft.method !== 'GET' && draft.body.trim() !== '' && { body: draft.body.trim() })}
              />
              <SendButton writing={call} label={t('admin.test.send')} busyLabel={t('admin.test.sending')} />
            </div>
          </form>
        </Card>
        <div className="grid min-w-0 gap-4">
          <Answer answer={answer} />
          <History history={history} disabled={isSending} onChoose={change} />
          <CleanUp />
        </div>
      </div>
    </>
  )
}

const Answer = ({ answer }: { answer: TestAnswer | undefined }) => {
  const { t } = useI18n()
  return (
    <Card
      title={t('admin.test.answer')}
      {...(answer && {
        note: `${answer.ms} ms`,
        action: <CopyButton text={answer.answer} label={t('record.copy')} copiedLabel={t('record.copied')} />,
      })}
    >
      <p role="status" className="mb-2 text-sm wrap-anywhere text-ink-2">
        {answer ? answer.request : t('admin.test.none')}
      </p>
      {answer && (
        <section
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region needs keyboard focus
          tabIndex={0}
          aria-label={t('admin.test.answer')}
          className="max-h-120 overflow-auto rounded-control bg-sunken p-3"
        >
          <pre className="text-xs">{answer.answer}</pre>
        </section>
      )}
    </Card>
  )
}

interface HistoryProps {
  history: readonly SentCall[]
  disabled: boolean
  onChoose: (draft: TestDraft) => void
}

/** Calls of this visit; choosing one fills in the form again. */
const History = ({ history, disabled, onChoose }: HistoryProps) => {
  const { t, formats } = useI18n()
  if (history.length === 0) return null
  return (
    <Card title={t('admin.test.history')} note={formats.count(history.length)}>
      <ul className="grid gap-1">
        {history.map(({ id, at, draft }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-3">
            <span className="min-w-0 text-sm wrap-anywhere">
              {draft.method} {draft.path} <span className="text-ink-3 tabular-nums">{formats.time(at)}</span>
            </span>
            <Button size="sm" variant="ghost" disabled={disabled} onClick={() => onChoose(draft)}>
              {t('admin.test.again')}
              <span className="sr-only"> {draft.path}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
