import { useI18n } from '../../../app/context.ts'
import { TextArea } from '../../../ui/TextArea.tsx'
import { problemsOf, type TestDraft } from './calls.ts'

export interface RequestFormProps {
  draft: TestDraft
  /** True after an attempt to send the call; problems are then shown. */
  isChecked: boolean
  isSending: boolean
  onChange: (change: Partial<TestDraft>) => void
}

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
