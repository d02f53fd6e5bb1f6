import { formatFilter, listRelationContacts } from '@portal/schemas'
import { useState } from 'react'
import { useQuery } from '../../data/query.ts'
import { ComboBox, type ComboBoxProps } from '../../ui/ComboBox.tsx'

const LIMIT = 8

export interface ContactFieldProps
  extends Pick<ComboBoxProps, 'label' | 'hint' | 'error' | 'none' | 'readOnly'> {
  relation: string
  value: string | undefined
  valueLabel: string
  /** Error text if the contacts could not be loaded. */
  failed: string
  /** Label of the first option, which means no contact; omit it if a choice is required. */
  nobody?: string
  onChoose: (contact: { id: string; name: string }) => void
}

/** Combo box that finds a contact of a relation or of its child relations; the server searches by part of the name. */
export const ContactField = ({ relation, failed, nobody, error, onChoose, ...field }: ContactFieldProps) => {
  const [sought, setSought] = useState('')
  const { data, error: failure } = useQuery(listRelationContacts, {
    query: {
      relid: relation,
      orderby: 'Name',
      pagesize: LIMIT,
      ...(sought !== '' && { filter: formatFilter([{ field: 'Name', operator: 'CO', value: sought }]) }),
    },
  })
  const people = data?.Data ?? []
  const found = people.map(({ Id, Name, Email }) => ({ value: Id, label: Name, detail: Email }))
  return (
    <ComboBox
      {...field}
      error={failure ? failed : error}
      options={nobody !== undefined && sought === '' ? [{ value: '', label: nobody }, ...found] : found}
      onSearch={setSought}
      isBusy={!data}
      onChoose={(id) => onChoose({ id, name: people.find(({ Id }) => Id === id)?.Name ?? '' })}
    />
  )
}
