/** The dialogs about a whole table, in one file that comes late. */
export { ColumnChooser } from './ColumnChooser.tsx'
export { TableExport } from './TableExport.tsx'
