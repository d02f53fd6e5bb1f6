import { Download } from 'lucide-react'
import { useState } from 'react'
import { useI18n } from '../app/context.ts'
import type { ExportedTable } from '../data/exportedTable.ts'
import { ToolButton } from '../ui/ToolButton.tsx'
import { TableExport } from './tableTools/TableExport.tsx'

/** Opens the export of a table; there is none of a table without rows. */
export const ExportButton = <TRow,>(props: ExportedTable<TRow>) => {
  const { t } = useI18n()
  /** How often it was asked for; 0 again where it goes on without its dialog. */
  const [asked, setAsked] = useState(0)
  return (
    <>
      <ToolButton
        icon={Download}
        label={t('export.button')}
        disabled={props.total === 0}
        onClick={() => setAsked(asked + 1)}
      />
      {asked > 0 && <TableExport {...props} asked={asked} onLeave={() => setAsked(0)} />}
    </>
  )
}
