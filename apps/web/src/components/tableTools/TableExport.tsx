import { useEffect, useEffectEvent } from 'react'
import type { ExportedTable } from '../../data/exportedTable.ts'
import { ExportDialog } from './ExportDialog.tsx'
import { useExport } from './wiring.ts'

export interface TableExportProps<TRow> extends ExportedTable<TRow> {
  /** How often it was asked for. */
  asked: number
  /** It goes on without its dialog. */
  onLeave: () => void
}

/** The dialog of an export, opened each time that it is asked for; the format that was chosen last is kept. */
export const TableExport = <TRow,>(props: TableExportProps<TRow>) => {
  const { title, columns, view, total, asked, onLeave } = props
  const dialog = useExport(props)
  const open = useEffectEvent((_asked: number) => dialog.send({ type: 'OPEN', view, total }))
  useEffect(() => open(asked), [asked])
  return (
    <ExportDialog
      dialog={dialog}
      title={title}
      onLeave={onLeave}
      sensitive={columns.filter((column) => column.sensitive).map(({ header }) => header)}
    />
  )
}
