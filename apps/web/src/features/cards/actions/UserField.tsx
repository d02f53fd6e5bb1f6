import { formatFilter, listRelationContacts } from '@portal/schemas'
import { useState } from 'react'
import { useI18n } from '../../../app/context.ts'
import { useQuery } from '../../../data/query.ts'
import { ComboBox } from '../../../ui/ComboBox.tsx'

const SHOWN = 8

export interface UserFieldProps {
  relation: string
  value: string | undefined
  /** Name of the card's current user. */
  shown: string
  onChoose: (contact: { id: string; name: string }) => void
  isReadOnly?: boolean
  error?: string | undefined
}

/** Chooses the user of a card from the contacts of its relation, by name. */
export const UserField = ({ relation, value, shown, onChoose, isReadOnly, error }: UserFieldProps) => {
  const { t } = useI18n()
  const [sought, setSought] = useState('')
  const { data, error: failure } = useQuery(listRelationContacts, {
    query: {
      relid: relation,
      orderby: 'Name',
      pagesize: SHOWN,
      ...(sought !== '' && { filter: formatFilter([{ field: 'Name', operator: 'CO', value: sought }]) }),
    },
  })
  const people = data?.Data ?? []
  return (
    <ComboBox
      label={t('cards.user')}
      hint={t('cards.user.hint')}
      error={failure ? t('cards.user.failed') : error}
      options={people.map(({ Id, Name, Email }) => ({ value: Id, label: Name, detail: Email }))}
      value={value}
      shown={shown}
      onSearch={setSought}
      isBusy={!data}
      readOnly={isReadOnly ?? false}
      none={t('cards.user.none')}
      onChoose={(id) => onChoose({ id, name: people.find(({ Id }) => Id === id)?.Name ?? '' })}
    />
  )
}
