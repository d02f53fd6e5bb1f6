import { Columns3 } from 'lucide-react'
import { useState } from 'react'
import { useI18n } from '../app/context.ts'
import type { ArrangedTable } from '../data/tableLayout.ts'
import { ToolButton } from '../ui/ToolButton.tsx'
import { ColumnChooser } from './tableTools/ColumnChooser.tsx'

export interface TableColumnsButtonProps<TRow> {
  /** Name of the records on this screen. */
  title: string
  table: ArrangedTable<TRow>
}

/** Opens the dialog for columns and row height. */
export const TableColumnsButton = <TRow,>({
  title,
  table: { offered, layout, keep },
}: TableColumnsButtonProps<TRow>) => {
  const { t } = useI18n()
  /** Number of presses; each one mounts a new dialog. */
  const [openCount, setOpenCount] = useState(0)
  return (
    <>
      <ToolButton
        icon={Columns3}
        label={t('table.columns')}
        aria-haspopup="dialog"
        onClick={() => setOpenCount(openCount + 1)}
      />
      {openCount > 0 && (
        <ColumnChooser key={openCount} title={title} offered={offered} layout={layout} keep={keep} />
      )}
    </>
  )
}
