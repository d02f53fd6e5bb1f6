import type { shell as en } from '../en/shell.ts'
import { translationOf } from '../types.ts'

export const shell = translationOf<typeof en>()({
  'shell.skip': 'Naar de inhoud',
  'shell.navigation': 'Hoofdmenu',
  'shell.dashboard': 'Dashboard',
  'shell.locations': 'Locaties',
  'shell.administration': 'Beheer',
  'shell.network': 'Netwerk',
  'shell.language': 'Taal',
  'shell.language.failed': 'Die taal is nu niet beschikbaar. We behouden de huidige taal.',
  'shell.account': 'Accountmenu van {name}',
  'shell.uiElements': 'Interfacecomponenten',
  'shell.search': 'Zoeken in het portaal',
  'shell.search.keys': 'Ctrl K',
  'shell.offline': 'U bent offline. Laatste update: {age}.',
  'shell.viewing': 'U bekijkt het portaal als {name}',
  'shell.viewing.stop': 'Stoppen met bekijken',
  'shell.viewing.begin': 'Bekijken als {name}',
  'shell.loading': 'Even geduld',
  'shell.titled': '{title} · {product}',
})
