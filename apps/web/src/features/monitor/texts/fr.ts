import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  'monitor.title': 'Moniteur des bornes',
  'monitor.filter': 'Filtrer',
  'monitor.filter.hint': 'Site, nom ou statut',
  'monitor.filter.clear': 'Effacer le filtre',
  'monitor.pause': 'Pause',
  'monitor.resume': 'Reprendre',
  'monitor.paused': 'En pause : l’ordre ne change pas. Appuyez sur Espace pour reprendre.',
  'monitor.sound': 'Son en cas de nouveau problème',
  'monitor.full': 'Plein écran',
  'monitor.leave': 'Quitter le plein écran',
  'monitor.failed': 'Impossible d’afficher le moniteur',
  'monitor.empty': 'Pas encore de connecteurs',
  'monitor.noMatch': 'Aucun connecteur ne correspond à « {text} ».',
  'monitor.counts': 'Connecteurs par statut',
  'monitor.summary': '{count} {{connecteur|connecteurs}} : {error} en erreur, {offline} hors ligne.',
  'monitor.tiles': 'Connecteurs, les plus urgents d’abord',
  'monitor.worst': 'Les plus urgents : {count} sur {total} {{connecteur|connecteurs}}',
  'monitor.column.connector': 'Connecteur',
  'monitor.column.status': 'Statut',
  'monitor.column.since': 'Depuis',
  'monitor.column.place': 'Site',
  'monitor.log': 'Derniers changements',
  'monitor.change': '{time} {name} : {before}, maintenant {after}',
  'monitor.days': '{count} j',
})
