import { selectDraft, selectWritingViewState, selectWritten } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useI18n } from '../../../app/context.ts'
import { ScreenHeader } from '../../../components/ScreenHeader.tsx'
import { SendButton } from '../../../components/SendButton.tsx'
import { WritingOutcome } from '../../../components/WritingOutcome.tsx'
import { sendNow } from '../../../data/writing.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { GroupError } from '../../../ui/GroupError.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { CopyCurl } from '../CopyCurl.tsx'
import { AnswerCard } from './AnswerCard.tsx'
import { CleanUp } from './CleanUp.tsx'
import { draftOf, isHarmless, problemsOf, requestOf, type TestDraft } from './calls.ts'
import { OperationChoice } from './OperationChoice.tsx'
import { OperationForm } from './OperationForm.tsx'
import { OwnCallForm } from './OwnCallForm.tsx'
import { addressOfCall, type SentCall, type TestCall, useTestCall } from './wiring.ts'

/** Returns the current draft, or the sent one after a success. */
const useDraft = (call: TestCall['call']): TestDraft =>
  useSelector(call, (snapshot) => {
    const last = selectWritten<TestDraft>(snapshot).at(-1)
    return selectWritingViewState(snapshot) === 'done' && last ? last : selectDraft<TestDraft>(snapshot)
  })

/** Sends any API call and shows its response. */
export const TestPage = () => {
  const { t } = useI18n()
  const { call, answer, history } = useTestCall()
  const viewState = useSelector(call, selectWritingViewState)
  const draft = useDraft(call)
  const isChecked = useSelector(call, ({ context }) => context.isMissing)
  const failure = useSelector(call, ({ context }) => context.error)
  const isSending = viewState === 'sending'
  const change = (next: Partial<TestDraft>) =>
    call.send({ type: 'CHANGE', draft: { ...draft, isSure: false, ...next } })
  const form = { draft, isChecked, isSending, onChange: change }
  const request = requestOf(draft)
  const { route, input, file } = request
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
              if (viewState === 'failed' || viewState === 'unanswered') return call.send({ type: 'RETRY' })
              // Allow resending the same call after a success or a refusal.
              if (viewState === 'done' || viewState === 'refused') call.send({ type: 'CHANGE', draft })
              call.send(sendNow(0))
            }}
          >
            <OperationChoice
              operation={draft.operation}
              readOnly={isSending}
              onChoose={(operation) => change(draftOf(operation))}
            />
            {draft.operation === '' ? <OwnCallForm {...form} /> : <OperationForm {...form} />}
            {!isHarmless(draft) && (
              <div>
                <Switch
                  label={t('admin.test.sure')}
                  hint={t('admin.test.sure.hint')}
                  checked={draft.isSure}
                  disabled={isSending}
                  onChange={(isSure) => change({ isSure })}
                />
                <GroupError id="test-sure">
                  {isChecked && problemsOf(draft).isSure && t('admin.test.sure.missing')}
                </GroupError>
              </div>
            )}
            <WritingOutcome writing={call} failed={t('admin.test.failed', { code: failure?.code ?? '' })} />
            <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
              <CopyCurl
                method={route.method}
                host={route.host}
                path={addressOfCall(request)}
                body={input.body === undefined ? undefined : JSON.stringify(input.body)}
                file={file?.name}
              />
              <SendButton
                writing={call}
                label={t('admin.test.send')}
                busyLabel={t('admin.test.sending')}
                isRepeatable
              />
            </div>
          </form>
        </Card>
        <div className="grid min-w-0 gap-4">
          <AnswerCard answer={answer} />
          <History history={history} disabled={isSending} onChoose={change} />
          <CleanUp />
        </div>
      </div>
    </>
  )
}

interface HistoryProps {
  history: readonly SentCall[]
  disabled: boolean
  onChoose: (draft: TestDraft) => void
}

/** Calls sent since the page was opened. Choosing one fills in the form. */
const History = ({ history, disabled, onChoose }: HistoryProps) => {
  const { t, formats } = useI18n()
  if (history.length === 0) return null
  return (
    <Card title={t('admin.test.history')} note={formats.count(history.length)}>
      <ul className="grid gap-1">
        {history.map(({ id, at, draft, request, status }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-3">
            <span className="min-w-0 text-sm wrap-anywhere">
              {request}{' '}
              <span className="text-ink-3 tabular-nums">
                {[status, formats.time(at)].filter(Boolean).join(' · ')}
              </span>
            </span>
            <Button
              size="sm"
              variant="ghost"
              className="max-sm:-ml-3"
              disabled={disabled}
              onClick={() => onChoose(draft)}
            >
              {t('admin.test.again')}
              <span className="sr-only"> {request}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
