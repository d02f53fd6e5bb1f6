import { formatFilter, genericCalls } from '@portal/schemas'
import { useState } from 'react'
import { useI18n } from '../../../app/context.ts'
import { useQuery } from '../../../data/query.ts'
import type { ReadCdr } from '../../../services/readers/cards.ts'
import { ComboBox, type ComboBoxProps } from '../../../ui/ComboBox.tsx'
import type { ChosenCard } from './corrections.ts'

const { filtered } = genericCalls('token', 'Token')
/** Maximum number of options. Users type more digits to narrow the list. */
const MAX_OPTIONS = 8

interface CardFieldProps extends Pick<ComboBoxProps, 'readOnly' | 'error'> {
  cdr: Pick<ReadCdr, 'RelationId'>
  chosen: ChosenCard
  onChoose: (card: ChosenCard) => void
}

/** Combobox for the cards of the record's customer. The server searches by part of the number. */
export const CardField = ({ cdr, chosen, error, onChoose, ...field }: CardFieldProps) => {
  const { t } = useI18n()
  const [sought, setSought] = useState('')
  const { data, error: failure } = useQuery(filtered, {
    query: {
      filter: formatFilter([
        { field: 'RelationId', operator: 'EX', value: cdr.RelationId },
        ...(sought === '' ? [] : [{ field: 'Number', operator: 'CO', value: sought } as const]),
      ]),
      orderby: 'Number',
      pagesize: MAX_OPTIONS,
    },
  })
  const found = data?.Data ?? []
  return (
    <ComboBox
      {...field}
      label={t('record.TokenId')}
      none={t('network.correct.noCard')}
      value={chosen.TokenId}
      valueLabel={chosen.TokenNumber}
      error={failure ? t('network.correct.cardsFailed') : error}
      options={found.map(({ Id, Number, Description }) => ({
        value: Id,
        label: Number,
        detail: Description,
      }))}
      onSearch={setSought}
      isBusy={!data && !failure}
      onChoose={(id) => {
        const card = found.find(({ Id }) => Id === id)
        if (card) onChoose({ TokenId: card.Id, TokenNumber: card.Number })
      }}
    />
  )
}
