import { choiceTexts } from '../../../components/choices/texts/nl.ts'
import { tariffTexts } from '../../../components/tariff/texts/nl.ts'
import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  ...choiceTexts,
  ...tariffTexts,
  'subscriptionTypes.title': 'Een type abonnement maken',
  'subscriptionTypes.context': 'Voor één klant, met een eigen maandbedrag en tarieven.',
  'subscriptionTypes.relation': 'Klant',
  'subscriptionTypes.relation.hint': 'Typ een naam om te zoeken.',
  'subscriptionTypes.relation.none': 'Geen klant met die naam.',
  'subscriptionTypes.relation.missing': 'Kies een klant uit de lijst.',
  'subscriptionTypes.relation.failed': 'We kunnen de klanten niet tonen. Probeer het opnieuw.',
  'subscriptionTypes.code': 'Type',
  'subscriptionTypes.fee': 'Maandbedrag incl. btw',
  'subscriptionTypes.fee.hint': 'In euro.',
  'subscriptionTypes.fee.wrong': 'Vul een bedrag in van 0 tot 10.000.',
  'subscriptionTypes.description': 'Naam',
  'subscriptionTypes.creg': 'Betaalt terug aan het CREG-tarief',
  'subscriptionTypes.tariffs': 'Tarieven',
  'subscriptionTypes.tariffs.missing': 'Kies minstens één tarief.',
  'subscriptionTypes.tariffs.failed': 'We kunnen de tarieven niet tonen',
  'subscriptionTypes.tariff.price': '{price} per kWh',
  'subscriptionTypes.tariff.first': '{price} per kWh · het tarief van het abonnement',
  'subscriptionTypes.preview': 'Prijsvoorbeeld',
  'subscriptionTypes.preview.none': 'Kies een tarief om te zien wat een sessie kost.',
  'subscriptionTypes.create': 'Type abonnement maken',
  'subscriptionTypes.failed': 'We kunnen dit type abonnement niet maken',
  'subscriptionTypes.made': 'Type abonnement gemaakt voor {relation}',
  'subscriptionTypes.open': 'Openen',
})
