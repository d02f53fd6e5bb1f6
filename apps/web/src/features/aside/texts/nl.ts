import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  'shortcuts.title': 'Sneltoetsen',
  'shortcuts.closeList': 'Sluiten',
  'shortcuts.everywhere': 'Overal',
  'shortcuts.search': 'Zoeken in het portaal',
  'shortcuts.list': 'Deze lijst tonen',
  'shortcuts.menu': 'Menu in- of uitklappen',
  'shortcuts.close': 'Een venster of menu sluiten',
  'shortcuts.tables': 'Tabellen',
  'shortcuts.page': 'Vorige en volgende pagina',
  'shortcuts.select': 'Een rij selecteren',
  'shortcuts.selectRange': 'Tot deze rij selecteren',
  'shortcuts.selectPage': 'De pagina selecteren',
  'shortcuts.selectNothing': 'De selectie wissen',
  'shortcuts.row': 'Vorige en volgende rij of record',
  'shortcuts.preview': 'Een record naast de lijst tonen',
  'shortcuts.notifications': 'Meldingen',
  'shortcuts.move': 'Vorige en volgende',
  'shortcuts.open': 'Openen',
  'shortcuts.markRead': 'Als gelezen markeren',
  'shortcuts.off': 'U kunt sneltoetsen van één toets uitschakelen in Mijn profiel.',
  'newVersion.title': 'Er is een nieuwe versie',
  'newVersion.text': 'Vernieuw de pagina om ze te gebruiken. Uw concepten blijven bewaard.',
  'newVersion.reload': 'Pagina vernieuwen',
  'newVersion.later': 'Later',
})
