import type { menus as en } from '../en/menus.ts'
import { translationOf } from '../types.ts'

export const menus = translationOf<typeof en>()({
  'shell.menu.show': 'Menu tonen',
  'shell.menu.hide': 'Menu verbergen',
  'shell.sideMenu': 'Beheermenu',
  'shell.sideMenu.network': 'Netwerkmenu',
  'shell.organisation': 'Organisatie',
  'shell.users': 'Gebruikers',
  'shell.chargers': 'Laadpalen',
  'shell.cards': 'Laadkaarten',
  'shell.sessions': 'Laadgeschiedenis',
  'shell.requests': 'Aanvragen',
  'shell.role.User': 'Gebruiker',
  'shell.role.administrator': 'Beheerder',
  'shell.role.FleetManager': 'Vlootbeheerder',
  'shell.theme': 'Thema',
  'shell.theme.choice': 'Thema: {name}',
  'shell.theme.system': 'Systeem',
  'shell.theme.light': 'Licht',
  'shell.theme.dark': 'Donker',
  'shell.profile': 'Mijn profiel',
  'shell.changePassword': 'Wachtwoord wijzigen',
  'shell.logOut': 'Afmelden',
  'shell.language.en': 'English',
  'shell.language.fr': 'Français',
  'shell.language.nl': 'Nederlands',
})
