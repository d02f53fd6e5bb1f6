import { translationOf } from '../../../../texts/types.ts'
import type { cards as source } from '../en/cards.ts'

export const cards = translationOf<typeof source>()({
  'network.card.give': 'Laadkaart toewijzen',
  'network.card.give.customer': 'Klant',
  'network.card.give.driver': 'Bestuurder',
  'network.card.give.noDriver': 'Niemand met die naam.',
  'network.card.give.driversFailed': 'We kunnen de personen niet tonen. Probeer het opnieuw.',
  'network.card.give.subscriptionsFailed': 'We kunnen de abonnementen niet tonen. Probeer het opnieuw.',
  'network.card.give.missing': 'Kies een andere klant, bestuurder of een ander abonnement.',
  'network.card.give.failed': 'We konden deze laadkaart niet toewijzen',
  'network.card.give.same':
    'De laadkaart blijft in haar toegangsgroepen. Vorige sessies blijven zoals ze zijn.',
  'network.card.give.other':
    'De laadkaart verdwijnt uit de toegangsgroepen en laadpalen van {from}. De factuurreferentie en het EVCO-ID worden gewist. {from} ziet de laadkaart niet meer, maar behoudt de vorige sessies. {to} krijgt de laadkaart zoals hier gekozen.',
  'network.card.replace': 'Laadkaart vervangen',
  'network.card.replace.busy': 'Bezig met vervangen…',
  'network.card.replace.failed': 'We konden deze laadkaart niet vervangen',
  'network.card.replace.reason': 'Wat is er gebeurd?',
  'network.card.replace.reason.LOST': 'De laadkaart is verloren',
  'network.card.replace.reason.DAMAGED': 'De laadkaart is beschadigd',
  'network.card.replace.state': 'Nieuwe laadkaart',
  'network.card.replace.state.ORDERED': 'Per post verstuurd, later geactiveerd',
  'network.card.replace.state.ACTIVE': 'Overhandigd, werkt meteen',
  'network.card.replace.text':
    'Een nieuwe laadkaart krijgt de bestuurder, het abonnement en de toegangsgroepen van {number}, die nooit meer werkt. Vorige sessies blijven bij {number}.',
  'network.card.check': 'Laadkaartcontrole',
  'network.card.check.hint': 'Zoek op naam of laadpaal-ID.',
  'network.card.check.choose':
    'Kies een laadpaal om te zien of deze laadkaart daar nu werkt, en waarom niet.',
  'network.findCard.import': 'Laadkaarten importeren',
  'network.order.cards': 'Laadkaarten',
})
