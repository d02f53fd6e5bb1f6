import { translationOf } from '../../../../texts/types.ts'
import type { corrections as source } from '../en/corrections.ts'

export const corrections = translationOf<typeof source>()({
  'network.correct': 'Transactie corrigeren',
  'network.correct.text':
    'Een gecorrigeerde transactie vervangt deze, die blijft bestaan. De bestuurder ziet het gecorrigeerde ontvangstbewijs.',
  'network.correct.textInvoiced':
    'Een gecorrigeerde transactie vervangt deze. De volgende factuur crediteert deze en rekent de nieuwe prijs aan. De bestuurder ziet het gecorrigeerde ontvangstbewijs.',
  'network.correct.busy': 'Bezig met corrigeren…',
  'network.correct.failed': 'We konden deze transactie niet corrigeren',
  'network.correct.order': 'Kies een einde na de start.',
  'network.correct.kwh': 'In kWh.',
  'network.correct.wrongKwh': 'Vul een aantal kWh vanaf 0 in.',
  'network.correct.noCard': 'Geen laadkaart met dit nummer',
  'network.correct.cardsFailed': 'We kunnen de laadkaarten niet tonen',
  'network.correct.difference': 'Voor en na de correctie',
  'network.correct.figure': 'Gegeven',
  'network.correct.before': 'Voor',
  'network.correct.after': 'Na',
  'network.correct.refusal.CORRECTED': 'Deze transactie is al gecorrigeerd.',
  'network.correct.refusal.ELSEWHERE': 'Alleen het andere netwerk kan deze transactie corrigeren.',
  'network.correct.refusal.ORDER': 'Het einde ligt voor de start.',
  'network.correct.refusal.FUTURE': 'Het einde ligt in de toekomst.',
  'network.correct.refusal.TOO_MUCH': 'De connector kan in die tijd niet zoveel energie leveren.',
  'network.correct.refusal.CARD': 'De laadkaart hoort bij een andere klant.',
  'network.correct.refusal.UNCHANGED': 'Er is nog niets gecorrigeerd.',
  'network.correct.replaced': 'Deze transactie is gecorrigeerd',
  'network.correct.replacedText': 'Ze telt niet meer mee in totalen.',
  'network.correct.creditedText': 'Ze telt niet meer mee in totalen. De volgende factuur crediteert ze.',
  'network.correct.corrects': 'Deze transactie is een correctie',
  'network.correct.credit': 'Deze transactie is een creditering',
  'network.correct.open': 'Gecorrigeerde transactie bekijken',
  'network.correct.openOld': 'Vorige transactie bekijken',
})
