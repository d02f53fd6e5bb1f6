import { Download } from 'lucide-react'
import { useI18n } from '../app/context.ts'
import type { ExportedTable } from '../data/exportedTable.ts'
import { ToolButton } from '../ui/ToolButton.tsx'
import { ExportDialog } from './tableTools/ExportDialog.tsx'
import { useExport } from './tableTools/wiring.ts'

/** Opens the export dialog of a table; disabled if the table has no rows. */
export const ExportButton = <TRow,>(props: ExportedTable<TRow>) => {
  const { t } = useI18n()
  const { title, columns, total } = props
  const { dialog, open, runInBackground } = useExport(props)
  return (
    <>
      <ToolButton icon={Download} label={t('export.button')} disabled={total === 0} onClick={open} />
      {dialog && <ExportDialog dialog={dialog} title={title} columns={columns} onLeave={runInBackground} />}
    </>
  )
}
