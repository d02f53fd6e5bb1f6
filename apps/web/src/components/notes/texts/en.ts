export const noteTexts = {
  'notes.title': 'Notes',
  'notes.none': 'No notes yet.',
  'notes.failed': 'We couldn’t load the notes',
  'notes.label': 'New note',
  'notes.hint': 'Only operators see notes.',
  'notes.missing': 'Write your note first.',
  'notes.add': 'Add note',
  'notes.busy': 'Adding…',
  'notes.addFailed': 'We couldn’t add your note',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    notes: typeof noteTexts
  }
}
