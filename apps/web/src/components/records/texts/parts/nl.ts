import { translationOf } from '../../../../texts/types.ts'
import type { recordPartTexts as en } from './en.ts'

export const recordPartTexts = translationOf<typeof en>()({
  'record.tabs': 'Onderdelen van dit record',
  'record.tabs.close': 'Sluiten',
  'record.moreActions': 'Meer acties',
  'record.tab.overview': 'Overzicht',
  'record.tab.history': 'Logboek',
  'record.history.changes': '{count} keer bewerkt',
  'record.tab.raw': 'Ruwe gegevens',
  'record.facts.all': '{count} in totaal',
  'record.preview.open': 'Openen',
  'record.preview.close': 'Voorbeeld sluiten',
  'record.raw.search': 'Zoek in velden en waarden',
  'record.raw.clear': 'Zoekopdracht wissen',
  'record.raw.count': '{count} {{veld|velden}}',
  'record.raw.other': 'Andere velden',
  'record.raw.copyAll': 'Alles kopiëren als JSON',
})
