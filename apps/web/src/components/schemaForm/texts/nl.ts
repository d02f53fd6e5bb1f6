import { translationOf } from '../../../texts/types.ts'
import type { schemaFormTexts as en } from './en.ts'

export const schemaFormTexts = translationOf<typeof en>()({
  'schemaForm.hint.lines': 'Eén per regel.',
  'schemaForm.fault.required': 'Vul een waarde in.',
  'schemaForm.fault.number': 'Vul een getal in.',
  'schemaForm.fault.range': 'Vul een getal in van {minimum} tot {maximum}.',
  'schemaForm.fault.least': 'Vul een getal in van minstens {minimum}.',
  'schemaForm.fault.length': 'Deze tekst is te lang.',
  'schemaForm.fault.pattern': 'Vul een waarde in van de vorm {pattern}.',
  'schemaForm.fault.moment': 'Vul een datum en een tijd in.',
  'schemaForm.fault.line': 'Regel {line} is niet geldig. {hint}',
  'schemaForm.fault.fewItems': 'Vul minstens {count} {{item|items}} in.',
  'schemaForm.fault.manyItems': 'Vul hoogstens {count} {{item|items}} in.',
  'schemaForm.fault.order': 'Begin de eerste regel bij 0, en elke volgende regel later dan de vorige.',
  'schemaForm.fault.json': 'Vul geldige JSON in van dit type: {kind}.',
})
