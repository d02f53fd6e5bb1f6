import { translationOf } from '../../../texts/types.ts'
import type { schemaFormTexts as en } from './en.ts'

export const schemaFormTexts = translationOf<typeof en>()({
  'schemaForm.hint.lines': 'Un par ligne.',
  'schemaForm.fault.required': 'Saisissez une valeur.',
  'schemaForm.fault.number': 'Saisissez un nombre.',
  'schemaForm.fault.range': 'Saisissez un nombre de {minimum} à {maximum}.',
  'schemaForm.fault.least': 'Saisissez un nombre d’au moins {minimum}.',
  'schemaForm.fault.length': 'Ce texte est trop long.',
  'schemaForm.fault.pattern': 'Saisissez une valeur de la forme {pattern}.',
  'schemaForm.fault.moment': 'Saisissez une date et une heure.',
  'schemaForm.fault.line': 'La ligne {line} n’est pas valable. {hint}',
  'schemaForm.fault.fewItems': 'Saisissez au moins {count} {{élément|éléments}}.',
  'schemaForm.fault.manyItems': 'Saisissez au maximum {count} {{élément|éléments}}.',
  'schemaForm.fault.order':
    'Commencez la première ligne à 0, et chaque autre ligne plus tard que la précédente.',
  'schemaForm.fault.json': 'Saisissez un JSON valable de ce type : {kind}.',
})
