export const fileTexts = {
  'files.add': 'Add files',
  'files.camera': 'Take a picture',
  'files.drop': 'Drop files here, or choose them.',
  'files.rules': 'PDF, Word, GIF, JPEG or PNG. {size} MB in all.',
  'files.list': 'Your files',
  'files.total': '{used} of {most} MB used',
  'files.remove': 'Remove {name}',
  'files.cancel': 'Stop sending {name}',
  'files.retry': 'Send {name} again',
  'files.progress': 'Sending {name}',
  'files.state.inspecting': 'Checking…',
  'files.state.kept': 'Ready',
  'files.state.sending': 'Sending',
  'files.state.sent': 'Sent',
  'files.state.failed': 'Not sent',
  'files.state.unknown': 'It may have arrived. Try again: it’s never there twice.',
  'files.unsaved.title': 'Not saved on this device',
  'files.unsaved':
    'Attached, but gone after a reload: {names}. This browser’s storage is full or blocked. Keep this page open until your files are sent.',
  'files.gone.title': 'No longer on this device',
  'files.gone': 'Add them again to send them.',
  'files.refused': 'We couldn’t add this',
  'files.refused.name': '{name}: remove the angle brackets from its name.',
  'files.refused.type': '{name}: only PDF, Word, GIF, JPEG and PNG files are allowed.',
  'files.refused.content': '{name}: its content isn’t what its name says.',
  'files.refused.tooLarge': '{name}: together your files would be larger than {size} MB.',
  'files.refused.empty': '{name}: this file is empty.',
  'files.refused.unreadable': '{name}: we couldn’t read this file.',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    files: typeof fileTexts
  }
}
