import { translationOf } from '../../../texts/types.ts'
import type { tariffTexts as en } from './en.ts'

export const tariffTexts = translationOf<typeof en>()({
  'tariff.example': 'Session type',
  'tariff.example.usage': '{energy}, branchée pendant {connected}, recharge pendant {charging}',
  'tariff.line.START': 'Frais de démarrage',
  'tariff.line.ENERGY': 'Énergie',
  'tariff.line.CONNECTION': 'Frais de branchement',
  'tariff.line.PARKING': 'Frais de stationnement',
  'tariff.line.DAY_MAXIMUM': 'Plafond journalier',
  'tariff.line.HANDLING': 'Frais de traitement',
  'tariff.total': 'Total TVAC',
})
