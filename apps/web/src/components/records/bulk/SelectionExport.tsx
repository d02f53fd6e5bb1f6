import { Download } from 'lucide-react'
import { useI18n, useSystem } from '../../../app/context.ts'
import type { ExportedTable } from '../../../data/exportedTable.ts'
import type { AnyRecord } from '../../../services/readers/anyRecord.ts'
import { Button } from '../../../ui/Button.tsx'
import { ExportDialog } from '../../tableTools/ExportDialog.tsx'
import { useExport } from '../../tableTools/wiring.ts'
import type { RecordScreen } from '../recordScreen.ts'
import { readOnes } from './run.ts'

export type ExportedRecords = Omit<ExportedTable<AnyRecord>, 'total'>

export interface SelectionExportProps {
  screen: RecordScreen
  /** List with its columns; its own pages are exported if all matching records are selected. */
  list: ExportedRecords
  /** Undefined for all matching records. */
  ids: readonly string[] | undefined
  count: number
}

/** Exports the selected records of all pages with the columns of the list. */
export const SelectionExport = ({ screen, list, ids, count }: SelectionExportProps) => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const readSelected: ExportedRecords['readPage'] = async ({ page, pageSize }, signal) => {
    const all = ids ?? []
    const from = (page - 1) * pageSize
    const links = Object.values(screen.links ?? {})
    const rows = await readOnes(bco(), screen.routes.one, all.slice(from, from + pageSize), signal, links)
    return {
      rows,
      page: { PageNumber: page, PageCount: Math.ceil(all.length / pageSize), Results: all.length },
    }
  }
  const title = `${list.title} · ${t(ids ? 'record.selected' : 'record.selectedAll', { count })}`
  const { dialog, open, runInBackground } = useExport({
    ...list,
    ...(ids && { readPage: readSelected }),
    title,
    total: count,
  })
  return (
    <>
      <Button icon={Download} aria-haspopup="dialog" onClick={open}>
        {t('export.button')}
      </Button>
      {dialog && (
        <ExportDialog dialog={dialog} title={title} columns={list.columns} onLeave={runInBackground} />
      )}
    </>
  )
}
