import { useI18n } from '../../../app/context.ts'
import { Select } from '../../../ui/Select.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { BodyField, type RequestFormProps } from './BodyField.tsx'
import { ANSWERS, METHODS, problemsOf, type TestDraft } from './calls.ts'

/** Form for a call that may be missing from the endpoint table. */
export const OwnCallForm = (props: RequestFormProps) => {
  const { draft, isChecked, isSending, onChange } = props
  const { t } = useI18n()
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t('admin.test.method')}
          value={draft.method}
          disabled={isSending}
          options={METHODS.map((value) => ({ value, label: value }))}
          onChange={({ target }) => onChange({ method: target.value as TestDraft['method'] })}
        />
        <Select
          label={t('admin.test.answerKind')}
          value={draft.answer}
          disabled={isSending}
          options={ANSWERS.map((value) => ({ value, label: t(`admin.test.answer.${value}`) }))}
          onChange={({ target }) => onChange({ answer: target.value as TestDraft['answer'] })}
        />
      </div>
      <TextInput
        label={t('admin.test.path')}
        error={isChecked && problemsOf(draft).path && t('admin.test.path.wrong')}
        autoComplete="off"
        spellCheck={false}
        readOnly={isSending}
        value={draft.path}
        onChange={({ target }) => onChange({ path: target.value })}
      />
      {draft.method !== 'GET' && <BodyField {...props} />}
    </>
  )
}
