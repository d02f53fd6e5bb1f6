import type { shell as en } from '../en/shell.ts'
import { translationOf } from '../types.ts'

export const shell = translationOf<typeof en>()({
  'shell.skip': 'Naar de inhoud',
  'shell.navigation': 'Hoofdmenu',
  'shell.dashboard': 'Dashboard',
  'shell.locations': 'Locaties',
  'shell.administration': 'Beheer',
  'shell.language': 'Taal',
  'shell.language.failed': 'Die taal kon niet worden geladen. De teksten blijven zoals ze zijn.',
  'shell.account': 'Accountmenu van {name}',
  'shell.uiElements': 'UI-elementen',
  'shell.loading': 'Laden',
  'shell.titled': '{title} · {product}',
})
