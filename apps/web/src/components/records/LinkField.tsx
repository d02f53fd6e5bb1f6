import type { RecordEditRef } from '@portal/machines'
import type { ClassName } from '@portal/schemas/contract'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useI18n } from '../../app/context.ts'
import { useAnswer } from '../../data/query.ts'
import { linkTo } from '../../data/records.ts'
import { ComboBox } from '../../ui/ComboBox.tsx'
import type { FieldLabels } from '../../ui/Field.tsx'
import { findLinked } from './findLinked.ts'

export interface LinkFieldProps {
  edit: RecordEditRef
  name: string
  to: ClassName
  labels: FieldLabels
  value: string
  isReadOnly: boolean
  change: (id: string | undefined) => void
}

/** Combo box that finds a linked record of any class; the server searches by part of its name. */
export const LinkField = ({ edit, name, to, labels, value, isReadOnly, change }: LinkFieldProps) => {
  const { t } = useI18n()
  const [sought, setSought] = useState('')
  const [chosen, setChosen] = useState({ id: '', description: '' })
  const linked = useSelector(edit, ({ context: { record = {} } }) => linkTo(record, value)?.Description)
  const { data, error } = useAnswer(['link', to, sought], (bco) => findLinked(bco, to, sought))
  const found = (data ?? []).map(({ Id, Description, ContractNumber = Id }) => ({
    value: Id,
    label: String(Description ?? '') || Id,
    detail: String(ContractNumber),
  }))
  const isOptional = labels.optional !== undefined
  return (
    <ComboBox
      {...labels}
      name={name}
      error={error ? t('record.link.failed') : labels.error}
      none={t('record.link.none')}
      value={value}
      valueLabel={chosen.id === value && value !== '' ? chosen.description : (linked ?? value)}
      readOnly={isReadOnly}
      options={isOptional && sought === '' ? [{ value: '', label: t('record.none') }, ...found] : found}
      onSearch={setSought}
      isBusy={!data}
      onChoose={(id) => {
        setChosen({ id, description: found.find((one) => one.value === id)?.label ?? id })
        change(id === '' ? undefined : id)
      }}
    />
  )
}
