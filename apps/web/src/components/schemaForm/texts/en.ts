export const schemaFormTexts = {
  'schemaForm.hint.lines': 'One per line.',
  'schemaForm.fault.required': 'Enter a value.',
  'schemaForm.fault.number': 'Enter a number.',
  'schemaForm.fault.range': 'Enter a number from {minimum} to {maximum}.',
  'schemaForm.fault.least': 'Enter a number of at least {minimum}.',
  'schemaForm.fault.length': 'This text is too long.',
  'schemaForm.fault.pattern': 'Enter a value that matches {pattern}.',
  'schemaForm.fault.moment': 'Enter a date and a time.',
  'schemaForm.fault.line': 'Line {line} isn’t valid. {hint}',
  'schemaForm.fault.fewItems': 'Enter at least {count} {{entry|entries}}.',
  'schemaForm.fault.manyItems': 'Enter at most {count} {{entry|entries}}.',
  'schemaForm.fault.order': 'Start the first line at 0, and each further line later than the one before.',
  'schemaForm.fault.json': 'Enter valid JSON of this kind: {kind}.',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    schemaForm: typeof schemaFormTexts
  }
}
