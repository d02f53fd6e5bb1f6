import type { MessageRequest } from '@portal/machines'
import type { ParameterSchema } from '@portal/schemas/ocpp/messageSchema'
import { type MessageName, messagesOf, parametersOf } from '@portal/schemas/ocpp/messages'
import type { Protocol } from '@portal/schemas/ocpp/protocols'
import { type ReactNode, useState } from 'react'
import { useI18n } from '../../app/context.ts'
import { localText } from '../../data/calendar.ts'
import { useNow } from '../../data/useNow.ts'
import { Select } from '../../ui/Select.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { faultOf, initialValues, type MessageField, messageFields, parametersFrom } from './messageFields.ts'
import { powerSentence } from './powerSentence.ts'

/** Minutes are enough for the times in a message. */
const MINUTE_MS = 60_000
const NOTHING: ParameterSchema = { type: 'object' }

/** Form of a message to chargers of a protocol version: its choice and the fields of its parameters. */
export const MessageForm = ({
  protocol,
  onSend,
  children,
}: {
  protocol: Protocol
  /** Called only with parameters that the schema accepts. */
  onSend: (request: MessageRequest) => void
  /** Further fields and the buttons. */
  children: ReactNode
}) => {
  const { t, formats } = useI18n()
  const now = localText(new Date(useNow(MINUTE_MS)).toISOString())
  const names = messagesOf(protocol)
  const [action, setAction] = useState<MessageName>('TriggerMessage')
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map())
  const [isChecked, setChecked] = useState(false)
  const schema = parametersOf(protocol, action) ?? NOTHING
  const fields = messageFields(schema)
  const values = new Map([...initialValues(schema, now), ...typed])
  const valueOf = ({ key }: MessageField) => values.get(key) ?? ''
  const isValid = fields.every((field) => faultOf(field, valueOf(field)) === undefined)
  const parameters = isValid ? parametersFrom(schema, values) : undefined
  const sentence = powerSentence(parameters, { t, formats })
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setChecked(true)
        if (parameters) onSend({ action, payload: JSON.stringify(parameters) })
        else focusFault(event.currentTarget)
      }}
    >
      <Select
        label={t('messages.label')}
        name="message"
        value={action}
        options={names.map((name) => ({ value: name, label: `${t(`messages.name.${name}`)} (${name})` }))}
        onChange={({ target }) => {
          setAction(names.find((name) => name === target.value) ?? 'TriggerMessage')
          setTyped(new Map())
          setChecked(false)
        }}
      />
      {fields.length > 0 && (
        <div className="grid gap-4 sm:grid-cols-2">
          {fields.map((field) => (
            <ParameterField
              key={`${action} ${field.key}`}
              field={field}
              value={valueOf(field)}
              isChecked={isChecked}
              onChange={(value) => setTyped(new Map([...typed, [field.key, value]]))}
            />
          ))}
        </div>
      )}
      <p className="text-sm font-semibold empty:hidden">{sentence}</p>
      {children}
    </form>
  )
}

/** Moves the focus to the first wrong field once its error is shown. */
const focusFault = (form: HTMLFormElement): void => {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
}

const ParameterField = ({
  field,
  value,
  isChecked,
  onChange,
}: {
  field: MessageField
  value: string
  isChecked: boolean
  onChange: (value: string) => void
}) => {
  const { t, textOf } = useI18n()
  const { name, schema, isRequired, isList, key } = field
  const fault = isChecked ? faultOf(field, value) : undefined
  const { minimum = 0, maximum = 0, enum: choices } = schema
  const label = textOf(`messages.field.${name}`) ?? name
  const labels = {
    label,
    name: key,
    error: fault && t(`messages.fault.${fault}`, { minimum, maximum }),
    ...(!isRequired && { optional: t('common.optional') }),
    ...(name === 'connectorId' && schema.minimum === 0 && { hint: t('messages.hint.connectorId') }),
    ...(schema.pattern?.includes('\\d') && { hint: t('messages.hint.firmware') }),
    ...(isList && { hint: t('messages.hint.lines') }),
  }
  if (choices)
    return (
      <Select
        {...labels}
        value={value}
        options={[
          ...(isRequired ? [] : [{ value: '', label: '–' }]),
          ...choices.map((one) => ({ value: one, label: textOf(`messages.option.${one}`) ?? one })),
        ]}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  if (isList)
    return <TextArea {...labels} rows={4} value={value} onChange={({ target }) => onChange(target.value)} />
  const isNumber = schema.type === 'integer' || schema.type === 'number'
  return (
    <TextInput
      {...labels}
      {...(isNumber && { inputMode: 'decimal' as const })}
      {...(schema.format === 'date-time' && { type: 'datetime-local' })}
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
