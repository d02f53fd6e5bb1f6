import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  'bestPlan.title': 'Voordeligste formule',
  'bestPlan.subscriptions': 'Abonnementen',
  'bestPlan.missing': 'Abonnement niet gevonden',
  'bestPlan.back': 'Terug naar de abonnementen',
  'bestPlan.oneFailed': 'We kunnen dit abonnement niet tonen',
  'bestPlan.offersFailed': 'We kunnen de types abonnement niet tonen',
  'bestPlan.intro':
    'We berekenen de prijs van de sessies van de laatste twaalf maanden met elk type abonnement. Zo ziet u welk type het minst kost. Er verandert niets.',
  'bestPlan.compare': 'Vergelijken',
  'bestPlan.reading': '{cards} van {of} laadkaarten gelezen, tot nu {sessions} gegevens',
  'bestPlan.progress': 'Sessies lezen',
  'bestPlan.pageFailed': 'We kunnen niet alle sessies laden',
  'bestPlan.nothing': 'Geen sessies in de laatste twaalf maanden. Er valt dus nog niets te vergelijken.',
  'bestPlan.saves': '{type} had in twaalf maanden {amount} bespaard',
  'bestPlan.isBest': 'Uw huidige type kost het minst',
  'bestPlan.toSubscription': 'Type wijzigen in het abonnement',
  'bestPlan.basis': 'Op basis van {sessions} sessies en {energy}.',
  'bestPlan.types': 'Twaalf maanden met elk type',
  'bestPlan.current': '(huidig)',
  'bestPlan.cheapest': 'Goedkoopst',
  'bestPlan.fees': 'waarvan {amount} maandbedragen',
  'bestPlan.less': '{amount} minder',
  'bestPlan.more': '{amount} meer',
  'bestPlan.chart': 'Maand per maand',
  'bestPlan.chart.of': 'Prijs van elke maand met {type}',
  'bestPlan.show': 'Type abonnement',
  'bestPlan.month': 'Maand',
  'bestPlan.price': 'Prijs incl. btw',
  'bestPlan.sessions': 'Sessies',
  'bestPlan.detail': '{month} · {sessions} {{sessie|sessies}}',
  'bestPlan.months': 'Elke maand met elk type, incl. btw',
  'bestPlan.assumptions': 'Waarvan we uitgaan',
  'bestPlan.assume.same': 'U had op dezelfde manier geladen: waar, wanneer en hoeveel.',
  'bestPlan.assume.tariff':
    'Een sessie heeft het tarief van de laadpaal als het type dat bevat. Anders heeft ze het straattarief.',
  'bestPlan.assume.roaming': 'Sessies bij andere aanbieders kosten met elk type evenveel.',
  'bestPlan.assume.fee': 'De tarieven van vandaag en één maandbedrag per abonnement tellen voor elke maand.',
  'bestPlan.assume.unpriced':
    '{count} {{sessie telt|sessies tellen}} aan de betaalde prijs, omdat we het tarief niet kennen.',
})
