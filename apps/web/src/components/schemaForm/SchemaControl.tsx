import { useI18n } from '../../app/context.ts'
import type { FieldLabels } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { type FieldFault, type SchemaField, wrongLine } from './schemaFields.ts'

export interface SchemaControlProps extends Pick<FieldLabels, 'label'> {
  hint?: string | undefined
  name: string
  field: SchemaField
  fault: FieldFault | undefined
  /** Error text for a value that does not match the pattern; defaults to a generic one. */
  patternFault?: string
  optionText?: (option: string) => string
  value: string
  isReadOnly?: boolean
  onChange: (value: string) => void
}

const TRUTHS: readonly string[] = ['true', 'false']

export const SchemaControl = ({
  field,
  fault,
  patternFault,
  optionText = (option) => option,
  isReadOnly = false,
  hint: ownHint,
  onChange,
  ...rest
}: SchemaControlProps) => {
  const { t } = useI18n()
  const { schema, isRequired, isList } = field
  const { type, isJson = false, pattern = '', default: initial } = schema
  const { minimum = 0, maximum = 0, minItems = 0, maxItems = 0 } = schema
  const hint = ownHint ?? (isList ? t('schemaForm.hint.lines') : '')
  const control = {
    ...rest,
    hint,
    error:
      (fault === 'pattern' && patternFault) ||
      (fault &&
        t(`schemaForm.fault.${fault}`, {
          minimum,
          maximum,
          count: fault === 'fewItems' ? minItems : maxItems,
          pattern,
          kind: type,
          line: wrongLine(field, rest.value) ?? 1,
          hint,
        })),
    ...(!isRequired && { optional: t('common.optional') }),
  }
  const choices = type === 'boolean' ? TRUTHS : schema.enum?.map(String)
  if (choices)
    return (
      <Select
        {...control}
        disabled={isReadOnly}
        options={[
          ...(isRequired && choices.includes(rest.value) ? [] : [{ value: '', label: '–' }]),
          ...choices.map((one) => ({ value: one, label: optionText(one) })),
        ]}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  const input = { ...control, readOnly: isReadOnly, autoComplete: 'off', spellCheck: false }
  if (isList || isJson)
    return (
      <TextArea
        {...input}
        rows={4}
        {...(isJson && { className: 'font-mono text-xs' })}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  return (
    <TextInput
      {...input}
      {...((type === 'integer' || type === 'number') && { inputMode: 'decimal' as const })}
      {...(schema.format === 'date-time' && { type: 'datetime-local' })}
      {...(/password/i.test(rest.name) && { type: 'password' })}
      {...(initial !== undefined && { placeholder: String(initial) })}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
