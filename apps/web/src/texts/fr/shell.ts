import type { shell as en } from '../en/shell.ts'
import { translationOf } from '../types.ts'

export const shell = translationOf<typeof en>()({
  'shell.skip': 'Aller au contenu',
  'shell.navigation': 'Principale',
  'shell.dashboard': 'Tableau de bord',
  'shell.locations': 'Sites',
  'shell.administration': 'Administration',
  'shell.network': 'Réseau',
  'shell.language': 'Langue',
  'shell.language.failed':
    'Cette langue n’est pas disponible pour le moment. Nous avons gardé la langue actuelle.',
  'shell.account': 'Menu du compte de {name}',
  'shell.uiElements': 'Composants d’interface',
  'shell.search': 'Rechercher dans le portail',
  'shell.search.keys': 'Ctrl K',
  'shell.offline': 'Vous êtes hors ligne. Dernière mise à jour : {age}.',
  'shell.viewing': 'Vous voyez le portail en tant que {name}',
  'shell.viewing.stop': 'Quitter cette vue',
  'shell.viewing.begin': 'Voir en tant que {name}',
  'shell.loading': 'Chargement',
  'shell.titled': '{title} · {product}',
})
