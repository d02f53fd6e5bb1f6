/** Remote commands: buttons on several screens, and their receipts. */
export const commands = {
  'command.START': 'Start charging',
  'command.STOP': 'Stop charging',
  'command.RESET': 'Restart charger',
  'command.UNLOCK': 'Unlock connector',
  'command.sent': 'Sent…',
  'command.at': '{charger}, connector {number}',
} as const
