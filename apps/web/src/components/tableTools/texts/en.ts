/** What is done with a whole table: its file (both corrections of the amount are quoted, S5), and its columns. */
export const texts = {
  'export.title': 'Export: {what}',
  'export.close': 'Close',
  'export.scope': 'The file has the columns, filters and order you see now, from the first row on.',
  'export.amount': 'Number of rows',
  'export.amount.hint': 'From {min} to {max}',
  'export.amount.tooFew': 'value must be equal or greater than 10',
  'export.amount.tooMany': 'value must be equal or smaller than 1000',
  'export.format': 'Format',
  'export.format.semicolon': 'CSV, semicolon',
  'export.format.comma': 'CSV, comma',
  'export.format.pipe': 'CSV, pipe',
  'export.format.json': 'JSON',
  'export.sensitive': 'Include personal data',
  'export.file': '{rows} {{row|rows}} in {file}',
  'export.submit': 'Export {rows} {{row|rows}}',
  'export.progress': '{read} of {rows} {{row|rows}} read',
  'export.reading': 'Exporting…',
  'export.cancel': 'Cancel',
  'export.back': 'Back',
  'export.failed': 'The export stopped after {read} {{row|rows}}',
  'export.done': 'Exported {rows} {{row|rows}}',
  'export.done.text': 'Your browser saves them in {file}.',
  'columns.title': 'Columns: {what}',
  'columns.close': 'Close',
  'columns.hint': 'Your choice is saved for this list in this browser. The export has the same columns.',
  'columns.list': 'Columns',
  'columns.fixed': 'always shown',
  'columns.up': 'Move {column} up',
  'columns.down': 'Move {column} down',
  'columns.place': '{column}: position {place} of {total}',
  'columns.density': 'Row height',
  'columns.density.normal': 'Normal',
  'columns.density.compact': 'Compact',
  'columns.reset': 'Reset',
  'columns.done': 'Done',
  'columns.unkept': 'Your browser doesn’t save this choice. It lasts until you close the page.',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    tableTools: typeof texts
  }
}
