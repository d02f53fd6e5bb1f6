import { useI18n } from '../../../app/context.ts'
import { TextArea } from '../../../ui/TextArea.tsx'
import { problemsOf } from './calls.ts'
import type { RequestFormProps } from './OperationForm.tsx'

/** Body of a call as JSON. */
export const BodyField = ({ draft, isChecked, isSending, onChange }: RequestFormProps) => {
  const { t } = useI18n()
  return (
    <TextArea
      label={t('admin.test.body')}
      error={isChecked && problemsOf(draft).body && t('admin.test.body.wrong')}
      optional={t('common.optional')}
      rows={6}
      spellCheck={false}
      className="font-mono text-xs"
      readOnly={isSending}
      value={draft.json ?? ''}
      onChange={({ target }) => onChange({ json: target.value })}
    />
  )
}
