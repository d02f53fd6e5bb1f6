import { accessSectionTexts } from '../../../components/access/texts/sections/nl.ts'
import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  ...accessSectionTexts,
  'chargerAccess.title': 'Toegang bewerken',
  'chargerAccess.titleOf': 'Toegang · {charger}',
  'chargerAccess.context': 'Wie hier mag laden, en aan welke prijs. Elk deel wordt apart opgeslagen.',
  'chargerAccess.chargers': 'Laadpalen',
  'chargerAccess.chargerFailed': 'We kunnen deze laadpaal niet tonen',
  'chargerAccess.missing': 'Laadpaal niet gevonden',
  'chargerAccess.back': 'Terug naar de laadpalen',
  'chargerAccess.noContract': 'Deze laadpaal heeft nog geen contract. Installeer hem eerst.',
  'chargerAccess.cards.manage': 'Deze groep beheren',
  'chargerAccess.statement': 'Overzicht terugbetaling',
})
