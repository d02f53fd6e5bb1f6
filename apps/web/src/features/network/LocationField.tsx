import { formatFilter, genericCalls, SEARCH_MIN_LENGTH } from '@portal/schemas'
import { useState } from 'react'
import { useI18n } from '../../app/context.ts'
import { useQuery } from '../../data/query.ts'
import { ComboBox } from '../../ui/ComboBox.tsx'

const { filtered } = genericCalls('chargelocation', 'ChargeLocation')
/** Maximum number of options. Users type to narrow the list. */
const LIMIT = 8

export interface LocationFieldProps {
  label: string
  /** Customer that owns the locations, directly or through a sub-organisation. */
  relationId: string
  value: string
  valueLabel: string
  readOnly: boolean
  error: string | undefined
  /** Id of the location to exclude. */
  except?: string
  onChoose: (id: string, name: string) => void
}

/** Combobox for the locations of a customer. The search starts at three characters (S5). */
export const LocationField = ({ relationId, except, error, onChoose, ...field }: LocationFieldProps) => {
  const { t } = useI18n()
  const [sought, setSought] = useState('')
  const isShort = sought !== '' && sought.length < SEARCH_MIN_LENGTH
  const { data, error: failure } = useQuery(
    filtered,
    relationId === ''
      ? undefined
      : {
          query: {
            relid: relationId,
            pagesize: LIMIT,
            orderby: 'Description',
            DataCategories: 'BASIC',
            ...(sought !== '' &&
              !isShort && {
                filter: formatFilter([{ field: 'Description', operator: 'CO', value: sought }]),
              }),
          },
        },
  )
  const found = (data?.Data ?? [])
    .filter(({ Id }) => Id !== except)
    .map(({ Id, Description, City }) => ({ value: Id, label: Description || Id, detail: City }))
  return (
    <ComboBox
      {...field}
      error={failure ? t('network.site.locationsFailed') : error}
      none={isShort ? t('places.tooShort') : t('network.location.notFound')}
      options={isShort ? [] : found}
      onSearch={setSought}
      isBusy={relationId !== '' && !data && !failure}
      onChoose={(id) => onChoose(id, found.find(({ value }) => value === id)?.label ?? id)}
    />
  )
}
