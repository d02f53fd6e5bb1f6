import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  'chargers.title': 'Laadpalen',
  'chargers.add': 'Laadpaal toevoegen',
  'chargers.context': '{count} {{laadpaal|laadpalen}} op {locations} {{locatie|locaties}}',
  'chargers.search': 'Laadpalen zoeken',
  'chargers.search.hint': 'Naam, ID, serienummer of gemeente',
  'chargers.direct': 'Alleen deze organisatie',
  'chargers.state': 'Status',
  'chargers.state.all': 'Alle',
  'chargers.column.chargeBox': 'Laadpaal-ID',
  'chargers.column.description': 'Naam',
  'chargers.column.city': 'Gemeente',
  'chargers.column.state': 'Status',
  'chargers.column.sentence': 'Wat ze doet',
  'chargers.column.power': 'Vermogen',
  'chargers.column.heartbeat': 'Laatst gezien',
  'chargers.column.energy': 'kWh deze maand',
  'chargers.table': 'Laadpalen, gesorteerd op {column}',
  'chargers.empty.title': 'Nog geen laadpalen',
  'chargers.empty.text': 'Uw laadpalen verschijnen hier zodra ze aan uw account zijn gekoppeld.',
  'chargers.empty.action': 'Laadpaal aanvragen',
  'chargers.noMatch.title': 'Geen laadpalen gevonden',
  'chargers.noMatch.text':
    'Geen resultaat bij {count} {{laadpaal|laadpalen}}. Pas uw zoekopdracht aan of wis de filters.',
})
