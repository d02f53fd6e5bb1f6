import { messagesOf } from '@portal/schemas/ocpp/messages'
import type { MessageName, Protocol } from '@portal/schemas/ocpp/protocols'
import { type ReactNode, useState } from 'react'
import { useI18n } from '../../app/context.ts'
import { localText } from '../../data/calendar.ts'
import { useNow } from '../../data/useNow.ts'
import { Select } from '../../ui/Select.tsx'
import { SchemaControl } from '../schemaForm/SchemaControl.tsx'
import {
  type FormField,
  formFault,
  formFields,
  initialFormValues,
  parametersFor,
  protocolsOf,
} from './messageFields.ts'
import type { MessageToSend } from './messageToSend.ts'
import { powerSentence } from './powerSentence.ts'

/** Refresh interval of the default time; message times have no seconds. */
const MINUTE_MS = 60_000

/** Messages with more optional parameters than this show them only on request. */
const MOST_OPTIONAL = 4

const isOptional = ({ fields }: FormField): boolean => fields.every(([, { isRequired }]) => !isRequired)

/** Form to choose a message and fill in its parameters, for one or more protocol versions. */
export const MessageForm = ({
  id,
  protocols,
  isMoreValid = () => true,
  onSend,
  children,
}: {
  /** Id for a submit button outside the form. */
  id?: string
  protocols: readonly Protocol[]
  /** Returns false if an additional field is invalid; called on each submit. */
  isMoreValid?: (form: FormData) => boolean
  /** Called only with parameters that the schemas accept. */
  onSend: (message: MessageToSend, form: FormData) => void
  children?: ReactNode
}) => {
  const { t, formats } = useI18n()
  const now = localText(new Date(useNow(MINUTE_MS)).toISOString())
  const names = messagesOf(protocols)
  const [action, setAction] = useState<MessageName>('TriggerMessage')
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map())
  const [isChecked, setChecked] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const versions = protocolsOf(protocols, action)
  const fields = formFields(versions, action)
  const values = new Map([...initialFormValues(versions, action, now), ...typed])
  const valueOf = ({ key }: FormField) => values.get(key) ?? ''
  const hasFault = (field: FormField) => formFault(field, valueOf(field)) !== undefined
  const isValid = !fields.some(hasFault)
  const optional = fields.filter(isOptional)
  const folded = optional.length > MOST_OPTIONAL ? optional : []
  const parameters = isValid
    ? versions.map((version) => [version, parametersFor(version, action, fields, values)] as const)
    : []
  const grid = (some: readonly FormField[]) =>
    some.length > 0 && (
      <div className="grid gap-4 sm:grid-cols-2 sm:*:has-[textarea]:col-span-2">
        {some.map((field) => (
          <ParameterField
            key={`${action} ${field.key}`}
            field={field}
            isShared={field.fields.length === versions.length}
            value={valueOf(field)}
            isChecked={isChecked}
            onChange={(value) => setTyped(new Map([...typed, [field.key, value]]))}
          />
        ))}
      </div>
    )
  const sentence = powerSentence(parameters[0]?.[1], { t, formats })
  return (
    <form
      id={id}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setChecked(true)
        if (folded.some(hasFault)) setOpen(true)
        const form = new FormData(event.currentTarget)
        const isWhole = isMoreValid(form) && isValid
        const payloads = parameters.map(([Protocol, each]) => ({ Protocol, Payload: JSON.stringify(each) }))
        if (isWhole) onSend({ action, payloads }, form)
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
      {grid(fields.filter((field) => !folded.includes(field)))}
      {folded.length > 0 && (
        <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary className="cursor-pointer rounded-xs text-sm font-semibold pointer-coarse:min-h-11">
            {t('messages.more')}
          </summary>
          <div className="mt-4">{grid(folded)}</div>
        </details>
      )}
      <p className="text-sm font-semibold empty:hidden">{sentence}</p>
      {children}
    </form>
  )
}

/** Moves the focus to the first invalid field once its error is shown. */
const focusFault = (form: HTMLFormElement): void => {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
}

const ParameterField = ({
  field: { key, fields },
  isShared,
  value,
  isChecked,
  onChange,
}: {
  field: FormField
  /** True if the field serves all versions of the message. */
  isShared: boolean
  value: string
  isChecked: boolean
  onChange: (value: string) => void
}) => {
  const { t, textOf } = useI18n()
  const [[version, field]] = fields
  const { name, schema } = field
  const label = textOf(`messages.field.${name}`) ?? name
  const hint = textOf(`messages.hint.${name}`)
  return (
    <SchemaControl
      field={field}
      label={isShared ? label : `${label} (${version})`}
      name={key}
      fault={isChecked ? formFault({ key, fields }, value) : undefined}
      patternFault={t('messages.fault.address')}
      {...(hint !== undefined && (name !== 'connectorId' || schema.minimum === 0) && { hint })}
      {...(schema.pattern?.includes('\\d') && { hint: t('messages.hint.firmware') })}
      optionText={(option) => textOf(`messages.option.${option}`) ?? option}
      value={value}
      onChange={onChange}
    />
  )
}
