import type { ComponentType, ReactNode } from 'react'
import type { PartSource } from '../../data/lazyPart.ts'
import type { ColumnChooserProps } from './ColumnChooser.tsx'
import type { ExportListProps } from './ExportList.tsx'
import type { SavedViewsDialogProps } from './SavedViewsDialog.tsx'
import type { TableExportProps } from './TableExport.tsx'

/** The dialogs about a whole table, and their words: loaded when one of them is opened first. */
export interface TableTools {
  readonly ColumnChooser: ComponentType<ColumnChooserProps>
  readonly ExportList: ComponentType<ExportListProps>
  readonly SavedViewsDialog: ComponentType<SavedViewsDialogProps>
  readonly TableExport: <TRow>(props: TableExportProps<TRow>) => ReactNode
}

export const tableTools: PartSource<TableTools> = {
  load: () => import('./dialogs.ts'),
  texts: (language) => import(`./texts/${language}.ts`),
}
