import type { commands as en } from '../en/commands.ts'
import { translationOf } from '../types.ts'

export const commands = translationOf<typeof en>()({
  'command.START': 'Démarrer la recharge',
  'command.STOP': 'Arrêter la recharge',
  'command.RESET': 'Redémarrer la borne',
  'command.UNLOCK': 'Déverrouiller le connecteur',
  'command.sent': 'Envoyée…',
  'command.at': '{charger}, connecteur {number}',
})
