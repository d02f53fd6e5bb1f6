import { selectDraft, selectWritingViewState, type WritingRef } from '@portal/machines'
import { LANGUAGES, type Language } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { RotateCcw } from 'lucide-react'
import { useId, useState } from 'react'
import { useI18n } from '../../app/context.ts'
import { SendButton } from '../../components/SendButton.tsx'
import { WriteForm } from '../../components/WriteForm.tsx'
import { WritingOutcome } from '../../components/WritingOutcome.tsx'
import { problemsOf, textParts } from '../../texts/checkTranslations.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { previewsOf } from './preview.ts'
import { useProblemText } from './problemText.ts'
import { type ByLanguage, firstMissing, mergedTexts, type TextRow } from './rows.ts'
import { sourceOf, useTextEdit } from './wiring.ts'

export interface TextEditorProps {
  row: TextRow
  /** URL of the next text in the list. */
  nextHref: string | undefined
  onClose: () => void
}

/** Editor for one text in all languages, with validation and a preview while the user types. */
export const TextEditor = ({ row, nextHref: nextNow, onClose }: TextEditorProps) => {
  const { t } = useI18n()
  // Saving may move a text in the list, so remember the original next text.
  const [nextHref] = useState(nextNow)
  const edit = useTextEdit(row)
  const form = useId()
  const viewState = useSelector(edit, selectWritingViewState)
  const texts = useTexts(edit, row)
  const begin = firstMissing(texts)
  const isSame = LANGUAGES.every((language) => texts[language] === row.texts[language])
  if (viewState === 'done')
    return (
      <Dialog
        open
        onClose={onClose}
        title={row.key}
        closeLabel={t('common.close')}
        actions={
          <>
            <Button onClick={onClose}>{t('common.close')}</Button>
            {nextHref !== undefined && (
              <LinkButton variant="primary" href={nextHref}>
                {t('translations.next')}
              </LinkButton>
            )}
          </>
        }
      >
        <Notice kind="success" title={t('translations.saved')} />
      </Dialog>
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title={<span className="wrap-anywhere">{row.key}</span>}
      closeLabel={t('common.close')}
      actions={
        <>
          {row.built && (
            <Button
              icon={RotateCcw}
              disabled={viewState === 'sending' || LANGUAGES.every((one) => texts[one] === row.built?.[one])}
              onClick={() => row.built && edit.send({ type: 'CHANGE', draft: row.built })}
            >
              {t('translations.reset')}
            </Button>
          )}
          {isSame && viewState === 'editing' ? (
            <Button variant="primary" disabled>
              {t('translations.save')}
            </Button>
          ) : (
            <SendButton writing={edit} form={form} label={t('translations.save')} />
          )}
        </>
      }
    >
      <WriteForm id={form} writing={edit} version={row.record?.version} className="grid gap-4 text-ink">
        <Placeholders row={row} />
        {LANGUAGES.map((language) => (
          <LanguageField
            key={language}
            edit={edit}
            row={row}
            language={language}
            isBegin={language === begin}
          />
        ))}
      </WriteForm>
      <WritingOutcome writing={edit} failed={t('translations.saveFailed')} />
    </Dialog>
  )
}

const useTexts = (edit: LanguageFieldProps['edit'], { texts }: TextRow): ByLanguage => {
  const draft = useSelector(edit, (snapshot) => selectDraft<ByLanguage>(snapshot))
  const first = useSelector(edit, ({ context }) => context.first)
  return mergedTexts(first, draft, texts)
}

/** Placeholders that the code fills in. Each translation must contain them. */
const Placeholders = ({ row }: { row: TextRow }) => {
  const { t } = useI18n()
  const { names } = textParts(sourceOf(row))
  if (names.length === 0) return null
  return (
    <p className="text-sm text-ink-2">
      {t('translations.placeholders')}{' '}
      {names.map((name) => (
        <code
          key={name}
          className="mr-1.5 rounded-control bg-sunken px-1.5 py-0.5 text-xs"
        >{`{${name}}`}</code>
      ))}
    </p>
  )
}

interface LanguageFieldProps {
  edit: WritingRef<ByLanguage>
  row: TextRow
  language: Language
  /** True for the first missing language, which receives focus. */
  isBegin: boolean
}

const LanguageField = ({ edit, row, language, isBegin }: LanguageFieldProps) => {
  const { t } = useI18n()
  const problemText = useProblemText()
  const draft = useSelector(edit, (snapshot) => selectDraft<ByLanguage>(snapshot))
  const isMissing = useSelector(edit, ({ context }) => context.isMissing)
  const isSending = useSelector(edit, selectWritingViewState) === 'sending'
  const text = useTexts(edit, row)[language]
  const theirs = useSelector(edit, ({ context }) => context.first[language]) !== row.texts[language]
  const [problem] = problemsOf(sourceOf(row), text)
  const was = row.built?.[language]
  // Do not report an empty text while the user is still writing the other languages.
  const isReported = problem !== undefined && (problem.kind !== 'empty' || isMissing)
  return (
    <div>
      <TextArea
        label={t(`translations.language.${language}`)}
        lang={language}
        className="min-h-16"
        rows={2}
        readOnly={isSending}
        data-begin={isBegin || undefined}
        value={text}
        error={isReported && problemText(problem)}
        onChange={({ target }) =>
          edit.send({ type: 'CHANGE', draft: { ...draft, [language]: target.value } })
        }
      />
      {theirs && row.texts[language] !== text && (
        <p className="mt-1 text-xs font-medium text-ink wrap-anywhere">
          {t('translations.theirs', { text: row.texts[language] })}
        </p>
      )}
      {was !== undefined && was !== text && (
        <p className="mt-1 text-xs text-ink-3 wrap-anywhere">{t('translations.was', { text: was })}</p>
      )}
      {problem === undefined && /[{}]/.test(text) && (
        <p className="mt-1 text-xs text-ink-2 wrap-anywhere">
          {t('translations.preview')}{' '}
          <span lang={language} className="font-medium">
            {previewsOf(row.key, text, language).join(' · ')}
          </span>
        </p>
      )}
    </div>
  )
}
