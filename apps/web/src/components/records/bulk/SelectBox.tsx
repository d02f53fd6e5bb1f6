import type { Dispatch } from 'react'
import { useI18n } from '../../../app/context.ts'
import type { AnyRecord } from '../../../services/readers/anyRecord.ts'
import type { Column } from '../../../ui/table.ts'
import { isRowSelected, pageSelection, type Selection, type SelectionAction } from './selection.ts'

/** Classes that raise a checkbox above the link that covers the row, and make it large enough for touch. */
const PLACE =
  'relative z-1 -mx-3 flex size-9 cursor-pointer items-center justify-center pointer-coarse:size-11'

interface RowBoxProps {
  id: string
  name: string
  isSelected: boolean
  select: Dispatch<SelectionAction>
}

const RowBox = ({ id, name, isSelected, select }: RowBoxProps) => {
  const { t } = useI18n()
  return (
    <label className={PLACE}>
      <input
        type="checkbox"
        className="tick"
        aria-label={t('record.select', { name })}
        checked={isSelected}
        // Only the click event knows whether Shift is held.
        onClick={({ shiftKey }) => select({ type: shiftKey ? 'extend' : 'toggle', key: id })}
        onChange={() => undefined}
      />
    </label>
  )
}

interface PageBoxProps {
  selection: Selection
  select: Dispatch<SelectionAction>
}

const PageBox = ({ selection, select }: PageBoxProps) => {
  const { t } = useI18n()
  const state = pageSelection(selection)
  return (
    <label className={PLACE}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = state === 'some'
        }}
        type="checkbox"
        className="tick"
        aria-label={t('record.selectPage')}
        checked={state === 'all'}
        onChange={() => select({ type: 'togglePage' })}
      />
    </label>
  )
}

export const selectColumn = (
  selection: Selection,
  select: Dispatch<SelectionAction>,
  nameOf: (record: AnyRecord) => string,
): Column<AnyRecord> => ({
  key: 'select',
  header: '',
  head: <PageBox selection={selection} select={select} />,
  cell: (record) => (
    <RowBox
      id={record.Id}
      name={nameOf(record)}
      isSelected={isRowSelected(selection, record.Id)}
      select={select}
    />
  ),
  phone: 'select',
})
