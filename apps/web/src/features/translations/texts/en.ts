import { bulkTexts } from '../../../components/bulk/texts/en.ts'

/** The translation tool (S2). */
export const texts = {
  ...bulkTexts,
  'translations.context': '{count} texts · {changed} changed · {missing} missing',
  'translations.import': 'Import',
  'translations.exportChanges': 'Export changes',
  'translations.exportAll': 'Export all',
  'translations.failed': 'We couldn’t load the translations',
  'translations.search': 'Search keys and texts',
  'translations.area': 'Area',
  'translations.area.all': 'All areas',
  'translations.show.all': 'All',
  'translations.show.missing': 'Missing',
  'translations.show.changed': 'Changed',
  'translations.found': '{count} {{text|texts}}',
  'translations.inPlace': 'Show the keys on the screens',
  'translations.key': 'Key',
  'translations.language.en': 'English',
  'translations.language.fr': 'French',
  'translations.language.nl': 'Dutch',
  'translations.none': 'No text yet',
  'translations.state.missing': 'Missing',
  'translations.state.changed': 'Changed',
  'translations.state.unknown': 'Not in this build',
  'translations.next': 'Next text',
  'translations.saved': 'Saved',
  'translations.save': 'Save text',
  'translations.saveFailed': 'We couldn’t save this text',
  'translations.reset': 'Use the built-in text',
  'translations.placeholders': 'Keep these placeholders:',
  'translations.was': 'Built in: {text}',
  'translations.theirs': 'A colleague wrote: {text}',
  'translations.preview': 'Looks like:',
  'translations.problem.empty': 'Enter a text.',
  'translations.problem.braces': 'A brace is missing, or a placeholder has a wrong name.',
  'translations.problem.plural': 'A plural needs two forms, separated by a vertical bar.',
  'translations.problem.order': 'The number must come before the plural.',
  'translations.problem.missing': '{name} is missing.',
  'translations.problem.unknown': '{name} isn’t in the English text.',
  'translations.problem.format': 'This isn’t a file of the translation tool.',
  'translations.problem.unknownKey': 'This portal has no such text.',
  'translations.problem.notText': 'This isn’t a text.',
  'translations.file': 'File with translations',
  'translations.file.hint': 'A JSON file that was exported here.',
  'translations.differences': '{count} {{text|texts}} to change · {problems} {{problem|problems}}',
  'translations.differences.list': 'What the file changes',
  'translations.apply': 'Change {count} {{text|texts}}',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    translations: typeof texts
  }
}
