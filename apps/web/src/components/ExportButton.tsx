import { Download } from 'lucide-react'
import { useState } from 'react'
import { useI18n } from '../app/context.ts'
import type { ExportedTable } from '../data/exportedTable.ts'
import { Button } from '../ui/Button.tsx'
import { LazyPart } from './LazyPart.tsx'
import { NotLoaded } from './NotLoaded.tsx'
import { tableTools } from './tableTools/part.ts'

/** Opens the export of a table; there is none of a table without rows. */
export const ExportButton = <TRow,>(props: ExportedTable<TRow>) => {
  const { t } = useI18n()
  /** How often it was asked for. */
  const [asked, setAsked] = useState(0)
  return (
    <>
      <Button icon={Download} size="lg" disabled={props.total === 0} onClick={() => setAsked(asked + 1)}>
        {t('export.button')}
      </Button>
      {asked > 0 && (
        <LazyPart source={tableTools} failed={(_, retry) => <NotLoaded onRetry={retry} />}>
          {({ TableExport }) => <TableExport {...props} asked={asked} />}
        </LazyPart>
      )}
    </>
  )
}
