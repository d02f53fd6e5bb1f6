/** The camera that reads a label; loaded with its dialog. */
export const texts = {
  'scan.title': 'Scan the label',
  'scan.close': 'Close',
  'scan.cancel': 'Cancel',
  'scan.video': 'What the camera sees',
  'scan.asking': 'Allow the camera when your browser asks.',
  'scan.hint': 'Hold the bar code or QR code of the label inside the picture.',
  'scan.found': 'We read:',
  'scan.use': 'Use this number',
  'scan.again': 'Scan again',
  'scan.picture': 'Use a picture',
  'scan.refused': 'The camera isn’t allowed',
  'scan.refused.text': 'Allow it for this site in your browser’s settings, or use a picture of the label.',
  'scan.missing': 'We found no camera',
  'scan.missing.text': 'Use a picture of the label, or type the number.',
  'scan.unavailable': 'The camera doesn’t start',
  'scan.unavailable.text': 'Another app may be using it. Close that app and try again.',
  'scan.stopped': 'The camera is off',
  'scan.stopped.text': 'We couldn’t read a code. Try again, or type the number.',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    scan: typeof texts
  }
}
