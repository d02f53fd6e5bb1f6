import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  'palette.hint': 'Laadpaal, kaart, sessie of pagina',
  'palette.results': 'Resultaten',
  'palette.group.recent': 'Recent',
  'palette.group.chargers': 'Laadpalen',
  'palette.group.cards': 'Laadkaarten',
  'palette.group.sessions': 'Laadsessies',
  'palette.group.relations': 'Organisaties',
  'palette.group.screens': 'Ga naar',
  'palette.group.actions': 'Doen',
  'palette.count': '{count} {{resultaat|resultaten}}',
  'palette.nothing': 'Niets gevonden.',
  'palette.failed': 'We konden niet alles doorzoeken.',
  'palette.keys': '↑ ↓ verplaatsen · → acties · Enter openen · Ctrl Enter nieuw tabblad · Esc sluiten',
  'palette.actions': 'Acties',
  'palette.actions.of': 'Acties voor {title}',
  'palette.back': '← terug',
  'palette.check': 'Deze laadkaart controleren',
  'palette.language': 'Taal: {name}',
  'palette.request': 'Laadpaal aanvragen',
})
