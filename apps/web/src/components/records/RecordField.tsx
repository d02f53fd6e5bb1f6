import {
  isSameValue,
  type RecordEditRef,
  selectFieldValue,
  selectRefusedField,
  selectSaveError,
} from '@portal/machines'
import { countriesIn, LOCALES } from '@portal/schemas'
import type { MetaField } from '@portal/schemas/contract'
import { useSelector } from '@xstate/react'
import { Undo2 } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { localText, momentOf } from '../../data/calendar.ts'
import { isClass } from '../../data/classes.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { NumberInput } from '../../ui/NumberInput.tsx'
import { Select } from '../../ui/Select.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { writtenValue } from './fieldValue.ts'
import { JsonField } from './JsonField.tsx'
import { LinesField } from './LinesField.tsx'
import { LinkField } from './LinkField.tsx'
import { isNewRecord } from './newRecord.ts'
import type { FieldFaults } from './recordScreen.ts'
import type { RecordWords } from './useRecordWords.ts'

export interface RecordFieldProps {
  edit: RecordEditRef
  field: MetaField
  words: RecordWords
  isReadOnly: boolean
  /** True for a list of texts, edited as one text per line. */
  isLines?: boolean | undefined
  /** Validation rule that the value breaks. */
  fault?: FieldFaults[string] | undefined
}

/** Form field with the control for its type, and the previous value once it differs. */
export const RecordField = ({ edit, field, words, isReadOnly, isLines, fault }: RecordFieldProps) => {
  const { t } = useI18n()
  const { Name, Type } = field
  const value = useSelector(edit, (snapshot) => selectFieldValue(snapshot, Name))
  const before = useSelector(edit, ({ context }) => context.record?.[Name])
  const isNew = useSelector(edit, ({ context }) => isNewRecord(context.record ?? {}))
  const isChanged = !isNew && !isSameValue(before, value)
  const change = (next: unknown) => edit.send({ type: 'CHANGE', field: Name, value: next })
  return (
    <div className={classes('min-w-0', isChanged && 'border-l-3 border-accent pl-3')}>
      <Control
        edit={edit}
        field={field}
        words={words}
        value={value}
        change={change}
        hasLineBreaks={typeof before === 'string' && before.includes('\n')}
        isReadOnly={isReadOnly}
        isLines={isLines}
        fault={fault}
      />
      {isChanged && (
        <p className="mt-1 flex flex-wrap items-center gap-x-2 text-xs text-ink-3">
          {t('record.was', { value: writtenValue(Name, Type, before, words) })}
          <Button variant="ghost" size="sm" icon={Undo2} disabled={isReadOnly} onClick={() => change(before)}>
            {t('record.undo')}
            <span className="sr-only"> {words.labelOf(Name)}</span>
          </Button>
        </p>
      )}
    </div>
  )
}

interface ControlProps extends RecordFieldProps {
  value: unknown
  change: (next: unknown) => void
  /** True if the saved text has line breaks, which a single-line input would remove. */
  hasLineBreaks: boolean
}

const Control = (props: ControlProps) => {
  const { edit, field, words, value, change, hasLineBreaks, isReadOnly, isLines, fault } = props
  const { t, textOf, errorText, language } = useI18n()
  const { Name, Type, EnumValues, IsRequired } = field
  const written = String(value ?? '')
  // An emptied optional field has no value, because the server refuses an empty text for an id or a timestamp.
  const textOrNone = (text: string) => (text === '' && !IsRequired ? undefined : text)
  const choices =
    Name === 'Country'
      ? countryChoices(LOCALES[language], written)
      : EnumValues?.map((one) => ({ value: String(one), label: words.wordOf(Name, one) }))
  const error = useSelector(edit, selectSaveError)
  const isRefused = useSelector(edit, selectRefusedField) === Name
  const labels = {
    label: words.labelOf(Name),
    error:
      isRefused && error
        ? errorMessage(error, errorText)
        : fault && (textOf(`record.fault.${Name}`) ?? t(`record.fault.${fault}`)),
    ...(!IsRequired && Type !== 'boolean' && { optional: t('common.optional') }),
  }
  if (field.Link !== undefined && isClass(field.Link) && Type === 'string')
    return (
      <LinkField
        edit={edit}
        name={Name}
        to={field.Link}
        labels={labels}
        value={written}
        change={change}
        isReadOnly={isReadOnly}
      />
    )
  if (isLines) return <LinesField name={Name} {...{ labels, value, change, isReadOnly }} />
  if (Type === 'array' || Type === 'object')
    return (
      <JsonField
        name={Name}
        type={Type}
        labels={labels}
        value={value}
        change={change}
        isReadOnly={isReadOnly}
      />
    )
  if (Type === 'boolean')
    return (
      <Switch
        label={labels.label}
        hint={labels.error}
        checked={value === true}
        disabled={isReadOnly}
        onChange={change}
      />
    )
  if (IsRequired && EnumValues?.every((one) => one === value))
    return (
      <TextInput
        {...labels}
        name={Name}
        value={writtenValue(Name, Type, value, words)}
        readOnly
        className="read-only:bg-sunken"
      />
    )
  if (choices)
    return (
      <Select
        {...labels}
        name={Name}
        value={written}
        disabled={isReadOnly}
        options={[
          // A new record has no value yet, even if one is required.
          ...(IsRequired && written !== '' ? [] : [{ value: '', label: t('record.none') }]),
          ...choices,
        ]}
        onChange={({ target }) =>
          change(
            EnumValues ? EnumValues.find((one) => String(one) === target.value) : textOrNone(target.value),
          )
        }
      />
    )
  const input = {
    ...labels,
    hint: textOf(`record.hint.${Name}`),
    name: Name,
    autoComplete: 'off',
    readOnly: isReadOnly,
    required: IsRequired,
  }
  if (Type === 'number' || Type === 'integer')
    return (
      <NumberInput
        {...input}
        unreadable={t('writing.number')}
        value={typeof value === 'number' ? value : undefined}
        onNumber={change}
      />
    )
  if (Type === 'date-time')
    return (
      <TextInput
        {...input}
        type="datetime-local"
        value={localText(written)}
        onChange={({ target }) => change(momentOf(target.value))}
      />
    )
  const Text = hasLineBreaks ? TextArea : TextInput
  return <Text {...input} value={written} onChange={({ target }) => change(textOrNone(target.value))} />
}

/** Returns the countries by localized name; an unknown code is kept as an option. */
const countryChoices = (locale: string, written: string) => {
  const all = countriesIn(locale).map(({ code, name }) => ({ value: code, label: name }))
  return written === '' || all.some(({ value }) => value === written)
    ? all
    : [{ value: written, label: written }, ...all]
}

/** Returns the text of the error code, or the server's message about the field. */
const errorMessage = (
  { code, message }: { readonly code: string; readonly message?: string },
  errorText: (code: string) => string,
): string => (code === 'Error' && message ? message.replace(/^\w+: /, '') : errorText(code))
