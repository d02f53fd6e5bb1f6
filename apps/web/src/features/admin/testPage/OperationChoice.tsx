import { useState } from 'react'
import { useI18n } from '../../../app/context.ts'
import { ComboBox } from '../../../ui/ComboBox.tsx'
import { findOperations, operationOf } from './operations.ts'

/** Maximum number of options. Users type to narrow the list. */
const LIMIT = 50

/** Option value for a custom call, because an option value must not be empty. */
const OWN = 'own'

export interface OperationChoiceProps {
  /** Operation id; empty for a custom call. */
  operation: string
  readOnly: boolean
  onChoose: (operation: string) => void
}

/** Combobox that searches the endpoint table by id, method and path. */
export const OperationChoice = ({ operation, readOnly, onChoose }: OperationChoiceProps) => {
  const { t } = useI18n()
  const [search, setSearch] = useState('')
  const found = findOperations(search).slice(0, LIMIT)
  const chosen = operationOf(operation)
  return (
    <ComboBox
      label={t('admin.test.operation')}
      hint={chosen ? <span lang="en">{chosen.summary}</span> : t('admin.test.own.hint')}
      none={t('admin.test.operation.none')}
      value={chosen?.id ?? OWN}
      valueLabel={chosen?.id ?? t('admin.test.own')}
      readOnly={readOnly}
      options={[
        ...(search === '' ? [{ value: OWN, label: t('admin.test.own') }] : []),
        ...found.map(({ id, method, path }) => ({ value: id, label: id, detail: `${method} ${path}` })),
      ]}
      onSearch={setSearch}
      onChoose={(id) => onChoose(id === OWN ? '' : id)}
    />
  )
}
