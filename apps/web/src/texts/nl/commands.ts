import type { commands as en } from '../en/commands.ts'
import { translationOf } from '../types.ts'

export const commands = translationOf<typeof en>()({
  'command.START': 'Laden starten',
  'command.STOP': 'Laden stoppen',
  'command.RESET': 'Laadpaal herstarten',
  'command.UNLOCK': 'Connector ontgrendelen',
  'command.sent': 'Verzonden…',
  'command.at': '{charger}, connector {number}',
})
