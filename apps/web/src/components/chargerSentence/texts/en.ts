/** What a charger does at this moment, in one sentence; a feature that says it spreads these into its own texts. */
export const sentenceTexts = {
  'charger.sentence.available': 'Ready for the next car.',
  'charger.sentence.charging': 'Charging since {time}, now at {power}.',
  'charger.sentence.chargingMany': '{count} cars are charging, {power} in total.',
  'charger.sentence.occupied': 'A car is plugged in, but charging hasn’t started.',
  'charger.sentence.reserved': 'Reserved for a driver who is on the way.',
  'charger.sentence.parking': 'Charging has stopped, but the car is still plugged in.',
  'charger.sentence.error': 'This charger reports a problem: {error}. Next step: restart the charger.',
  'charger.sentence.unavailable': 'Out of service.',
  'charger.sentence.offline':
    'Last seen {age}. The charger is offline. Next step: check its power and network.',
  'charger.sentence.offlineWas':
    '{status} when last seen {age}. The charger is offline. Next step: check its power and network.',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    chargerSentence: typeof sentenceTexts
  }
}
