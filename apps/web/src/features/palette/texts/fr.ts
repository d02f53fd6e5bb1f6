import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  'palette.hint': 'Borne, carte, session ou page',
  'palette.results': 'Résultats',
  'palette.group.recent': 'Récents',
  'palette.group.chargers': 'Bornes',
  'palette.group.cards': 'Cartes de recharge',
  'palette.group.sessions': 'Sessions de recharge',
  'palette.group.relations': 'Organisations',
  'palette.group.screens': 'Aller à',
  'palette.group.actions': 'Actions',
  'palette.count': '{count} {{résultat|résultats}}',
  'palette.nothing': 'Aucun résultat.',
  'palette.failed': 'La recherche est incomplète.',
  'palette.keys': '↑ ↓ se déplacer · → actions · Entrée ouvrir · Ctrl Entrée nouvel onglet · Échap fermer',
  'palette.actions': 'Actions',
  'palette.actions.of': 'Actions pour {title}',
  'palette.back': '← retour',
  'palette.check': 'Vérifier cette carte',
  'palette.language': 'Langue : {name}',
  'palette.request': 'Demander une borne',
})
