import { translationOf } from '../../../texts/types.ts'
import type { tariffTexts as en } from './en.ts'

export const tariffTexts = translationOf<typeof en>()({
  'tariff.example': 'Voorbeeldsessie',
  'tariff.example.usage': '{energy}, {connected} aangesloten, {charging} geladen',
  'tariff.line.START': 'Startkosten',
  'tariff.line.ENERGY': 'Energie',
  'tariff.line.CONNECTION': 'Connectiekosten',
  'tariff.line.PARKING': 'Parkeerkosten',
  'tariff.line.DAY_MAXIMUM': 'Dagmaximum',
  'tariff.line.HANDLING': 'Verwerkingskosten',
  'tariff.total': 'Totaal incl. btw',
})
