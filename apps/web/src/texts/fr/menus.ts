import type { menus as en } from '../en/menus.ts'
import { translationOf } from '../types.ts'

export const menus = translationOf<typeof en>()({
  'shell.menu.show': 'Afficher le menu',
  'shell.menu.hide': 'Masquer le menu',
  'shell.sideMenu': 'Menu d’administration',
  'shell.sideMenu.network': 'Menu du réseau',
  'shell.organisation': 'Organisation',
  'shell.users': 'Utilisateurs',
  'shell.chargers': 'Bornes',
  'shell.cards': 'Cartes de recharge',
  'shell.sessions': 'Historique de recharge',
  'shell.requests': 'Demandes',
  'shell.role.User': 'Utilisateur',
  'shell.role.administrator': 'Administrateur',
  'shell.role.FleetManager': 'Gestionnaire de flotte',
  'shell.theme': 'Thème',
  'shell.theme.choice': 'Thème : {name}',
  'shell.theme.system': 'Système',
  'shell.theme.light': 'Clair',
  'shell.theme.dark': 'Sombre',
  'shell.profile': 'Mon profil',
  'shell.changePassword': 'Modifier le mot de passe',
  'shell.logOut': 'Se déconnecter',
  'shell.language.en': 'English',
  'shell.language.fr': 'Français',
  'shell.language.nl': 'Nederlands',
})
