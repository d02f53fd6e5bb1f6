import { type RowSelectionRef, selectIsRowSelected, selectPageSelection } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useI18n } from '../../../app/context.ts'
import type { AnyRecord } from '../../../services/readers/anyRecord.ts'
import type { Column } from '../../../ui/table.ts'

/** Above the link that covers the row, and large enough for a finger. */
const PLACE =
  'relative z-1 -mx-3 flex size-9 cursor-pointer items-center justify-center pointer-coarse:size-11'

interface RowBoxProps {
  selection: RowSelectionRef
  id: string
  name: string
}

const RowBox = ({ selection, id, name }: RowBoxProps) => {
  const { t } = useI18n()
  const isSelected = useSelector(selection, (snapshot) => selectIsRowSelected(snapshot, id))
  return (
    <label className={PLACE}>
      <input
        type="checkbox"
        className="tick"
        aria-label={t('record.select', { name })}
        checked={isSelected}
        // What was pressed says whether it is a range; `onChange` alone does not know.
        onClick={({ shiftKey }) => selection.send({ type: shiftKey ? 'EXTEND' : 'TOGGLE', key: id })}
        onChange={() => undefined}
      />
    </label>
  )
}

const PageBox = ({ selection }: { selection: RowSelectionRef }) => {
  const { t } = useI18n()
  const state = useSelector(selection, selectPageSelection)
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
        onChange={() => selection.send({ type: 'TOGGLE_PAGE' })}
      />
    </label>
  )
}

/** The column of boxes before all others. */
export const selectColumn = (
  selection: RowSelectionRef,
  nameOf: (record: AnyRecord) => string,
): Column<AnyRecord> => ({
  key: 'select',
  header: '',
  head: <PageBox selection={selection} />,
  cell: (record) => <RowBox selection={selection} id={record.Id} name={nameOf(record)} />,
  phone: 'select',
})
