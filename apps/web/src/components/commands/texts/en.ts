/** Texts of command receipts, on screens and in the tray. */
export const commandTexts = {
  'commands.title.UNLOCK': 'Unlock connector {number}',
  'commands.title.START': 'Start charging at connector {number}',
  'commands.title.STOP': 'Stop charging at connector {number}',
  'commands.title.RESET': 'Restart charger',
  'commands.step.sent': 'Sent',
  'commands.step.accepted': 'Accepted',
  'commands.step.confirmed': 'Confirmed',
  'commands.step.rejected': 'Rejected',
  'commands.step.noAnswer': 'No answer',
  'commands.step.unconfirmed': 'Not confirmed',
  'commands.step.current': 'in progress',
  'commands.step.ahead': 'not yet',
  'commands.seconds': '{passed} s of {all}',
  'commands.waiting.START': 'Waiting for charging to start…',
  'commands.waiting.STOP': 'Waiting for charging to stop…',
  'commands.waiting.RESET': 'Waiting for the charger to restart…',
  'commands.waiting.UNLOCK': 'Waiting for the connector to unlock…',
  'commands.tracing': 'The connection was lost while we sent this. We’re checking whether it happened…',
  'commands.unconfirmed': 'No answer yet: the charger may still do it',
  'commands.check': 'Check again',
  'commands.sendAgain': 'Send again',
  'commands.checked': 'Checked at {time}. Nothing has changed yet.',
  'commands.checkFailed': 'We couldn’t reach the server. Check your connection and try again.',
  'commands.confirmed.START': 'Charging has started.',
  'commands.confirmed.STOP': 'Charging has stopped.',
  'commands.confirmed.RESET': 'The charger is restarting.',
  'commands.confirmed.UNLOCK': 'The connector is unlocked.',
  'commands.rejected': 'Rejected. {reason}',
  'commands.reason.OFFLINE': 'The charger is offline. Try again once it’s back online.',
  'commands.reason.OCCUPIED': 'The connector is in use.',
  'commands.reason.RESERVED': 'The connector is reserved for another driver.',
  'commands.reason.UNAVAILABLE': 'The connector is out of service.',
  'commands.reason.FAULTED': 'The connector has a fault.',
  'commands.reason.CARD_NOT_ALLOWED': 'This charge card can’t be used here. Choose another one.',
  'commands.reason.TOKACTIVERR':
    'This charge card is already in use, or it’s not active. Choose another one.',
  'commands.reason.NOACTIVESESSION': 'This session has already ended.',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    commandReceipts: typeof commandTexts
  }
}
