import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  'commands.tray': 'Commandes',
  'commands.tray.running': 'Commandes : {count} en cours',
  'commands.running': 'En cours ({count})',
  'commands.done': 'Terminées',
  'commands.view': 'Voir la borne',
  'commands.said': '{title}, {charger} : {state}',
  'commands.ask.STOP': 'La session en cours s’arrête : {place}.',
  'commands.ask.RESET': '{charger} n’accepte aucune voiture pendant environ une minute.',
  'commands.ask.RESET.ends':
    '{charger} n’accepte aucune voiture pendant environ une minute. {count} {{session s’arrête|sessions s’arrêtent}} :',
  'commands.ask.UNLOCK': 'Le câble est libéré : {place}. Aucune recharge n’y est en cours.',
  'commands.ask.UNLOCK.ends':
    'Certaines bornes ne se déverrouillent pas pendant une recharge. Si le câble est libéré ({place}), cette session s’arrête :',
  'commands.ask.session': '{card} · depuis le {time} · {energy}',
  'commands.ask.session.failed':
    'Impossible d’afficher cette session. Elle utilise peut-être une autre carte.',
  'commands.card': 'Carte de recharge',
  'commands.card.search': 'Rechercher une carte de recharge',
  'commands.card.hint': 'Numéro de carte',
  'commands.card.choose': 'Choisissez la carte qui paie cette recharge.',
  'commands.card.none': 'Aucune carte de recharge active trouvée.',
  'commands.card.failed': 'Impossible d’afficher vos cartes de recharge',
})
