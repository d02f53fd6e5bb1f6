import type { shell as en } from '../en/shell.ts'
import { translationOf } from '../types.ts'

export const shell = translationOf<typeof en>()({
  'shell.skip': 'Aller au contenu',
  'shell.navigation': 'Principale',
  'shell.dashboard': 'Tableau de bord',
  'shell.locations': 'Sites',
  'shell.administration': 'Administration',
  'shell.language': 'Langue',
  'shell.language.failed': "Cette langue n'a pas pu être chargée. Les textes restent tels quels.",
  'shell.account': 'Menu du compte de {name}',
  'shell.uiElements': "Éléments d'interface",
  'shell.loading': 'Chargement',
  'shell.titled': '{title} · {product}',
})
