import { bulkTexts } from '../../../components/bulk/texts/en.ts'

export const texts = {
  ...bulkTexts,
  'cardImport.title': 'Import charge cards',
  'cardImport.context':
    'Add many cards at once from a CSV file. You see what is wrong before anything is saved.',
  'cardImport.file': 'CSV file',
  'cardImport.file.hint':
    'The first line names the columns: number or uid, customer (ID or exact name) and, if you like, description and status. At most 100,000 lines.',
  'cardImport.file.missing': 'Choose a file.',
  'cardImport.check': 'Check file',
  'cardImport.row': 'Line {line}, {card}',
  'cardImport.counts': '{count} ready · {problems} {{problem|problems}}',
  'cardImport.show.all': 'All',
  'cardImport.show.problems': 'Problems',
  'cardImport.more': '{count} more {{line|lines}} not shown here.',
  'cardImport.column.line': 'Line',
  'cardImport.column.card': 'Card',
  'cardImport.column.description': 'Description',
  'cardImport.column.customer': 'Customer',
  'cardImport.column.problem': 'Problem',
  'cardImport.problemFile': 'Download problems',
  'cardImport.run': 'Import {count} {{card|cards}}',
  'cardImport.problem.columns':
    'The first line must name the columns, each once: number or uid, and customer.',
  'cardImport.problem.tooLong': 'The file is too long. Put the lines from here on into another file.',
  'cardImport.problem.cells': 'This line has more or fewer cells than the first one.',
  'cardImport.problem.noNumber': 'A card needs a number or a UID.',
  'cardImport.problem.number': 'A card number looks like BE-BCA-012345-5.',
  'cardImport.problem.digit': 'The last digit of this card number is wrong.',
  'cardImport.problem.uid': 'A UID has at most 40 characters.',
  'cardImport.problem.description': 'A description has at most 255 characters.',
  'cardImport.problem.customer': 'There isn’t exactly one customer with this ID or name.',
  'cardImport.problem.status': 'The status must be ACTIVE, INACTIVE, BLOCKED, LOST or ORDERED.',
  'cardImport.problem.repeated': 'An earlier line has the same number or UID.',
  'cardImport.problem.exists': 'A card with this number or UID already exists.',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    cardImport: typeof texts
  }
}
