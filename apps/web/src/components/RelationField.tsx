import { formatFilter, genericCalls } from '@portal/schemas'
import { useState } from 'react'
import { useQuery } from '../data/query.ts'
import { ComboBox, type ComboBoxProps } from '../ui/ComboBox.tsx'

const relations = genericCalls('relation', 'Relation')
/** Maximum number of options; with thousands of relations, users type to narrow the list. */
const LIMIT = 8

export interface RelationFieldProps
  extends Pick<
    ComboBoxProps,
    'label' | 'hint' | 'error' | 'none' | 'readOnly' | 'isOver' | 'name' | 'optional'
  > {
  /** Empty if nothing is chosen. */
  value: string
  valueLabel: string
  /** Error text if the options could not be loaded. */
  failed: string
  /** Label of the first option, which means no relation; omit it if a choice is required. */
  all?: string
  onChoose: (id: string, name: string) => void
}

/** Combo box that finds any relation; the server searches by part of the name. */
export const RelationField = ({ failed, all, error, onChoose, ...field }: RelationFieldProps) => {
  const [sought, setSought] = useState('')
  const { data, error: failure } = useQuery(relations.filtered, {
    query: {
      pagesize: LIMIT,
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
