/** The dialogs about a whole table, in one file that comes late. */
export { ColumnChooser } from './ColumnChooser.tsx'
export { ExportList } from './ExportList.tsx'
export { SavedViewsDialog } from './SavedViewsDialog.tsx'
export { TableExport } from './TableExport.tsx'
