import { formatFilter, genericCalls } from '@portal/schemas'
import { useState } from 'react'
import { useQuery } from '../data/query.ts'
import { ComboBox, type ComboBoxProps } from '../ui/ComboBox.tsx'

const relations = genericCalls('relation', 'Relation')
/** So many are offered at once: with thousands to choose from, type. */
const SHOWN = 8

export interface RelationFieldProps
  extends Pick<ComboBoxProps, 'label' | 'hint' | 'error' | 'none' | 'readOnly' | 'isOver'> {
  /** Empty while none is chosen. */
  value: string
  /** What the value is called. */
  shown: string
  /** Said where they could not be loaded. */
  failed: string
  /** The choice of none in particular, first of the list; left out where one must be chosen. */
  all?: string
  onChoose: (id: string, name: string) => void
}

/** One of all relations, found on the server by a part of its name. */
export const RelationField = ({ failed, all, error, onChoose, ...field }: RelationFieldProps) => {
  const [sought, setSought] = useState('')
  const { data, error: failure } = useQuery(relations.filtered, {
    query: {
      pagesize: SHOWN,
      orderby: 'Description',
      ...(sought !== '' && {
        filter: formatFilter([{ field: 'Description', operator: 'CO', value: sought }]),
      }),
    },
  })
  const found = (data?.Data ?? []).map(({ Id, Description }) => ({
    value: Id,
    label: Description,
    detail: Id,
  }))
  return (
    <ComboBox
      {...field}
      error={failure ? failed : error}
      options={all !== undefined && sought === '' ? [{ value: '', label: all }, ...found] : found}
      onSearch={setSought}
      isBusy={!data}
      onChoose={(id) => onChoose(id, found.find(({ value }) => value === id)?.label ?? id)}
    />
  )
}
