export const texts = {
  'commands.tray': 'Commands',
  'commands.tray.running': 'Commands: {count} in progress',
  'commands.running': 'In progress ({count})',
  'commands.done': 'Done',
  'commands.view': 'View charger',
  'commands.said': '{title}, {charger}: {state}',
  'commands.ask.STOP': 'This ends the session at {place}.',
  'commands.ask.RESET': '{charger} won’t accept any car for about a minute.',
  'commands.ask.RESET.ends':
    '{charger} won’t accept any car for about a minute. {count} {{session ends|sessions end}}:',
  'commands.ask.UNLOCK': '{place} releases its cable. Nothing is charging there.',
  'commands.ask.UNLOCK.ends':
    'Some chargers don’t unlock while a car is charging. If {place} releases its cable, this session ends:',
  'commands.ask.session': '{card} · since {time} · {energy}',
  'commands.ask.session.failed': 'We couldn’t load this session. It may belong to another card.',
  'commands.card': 'Charge card',
  'commands.card.search': 'Find a charge card',
  'commands.card.hint': 'Card number',
  'commands.card.choose': 'Choose the card that pays for this charge.',
  'commands.card.none': 'No active charge card found.',
  'commands.card.failed': 'We couldn’t load your charge cards',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    commands: typeof texts
  }
}
