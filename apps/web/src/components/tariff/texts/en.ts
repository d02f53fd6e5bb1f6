export const tariffTexts = {
  'tariff.example': 'Example session',
  'tariff.example.usage': '{energy}, plugged in for {connected}, charging for {charging}',
  'tariff.line.START': 'Start fee',
  'tariff.line.ENERGY': 'Energy',
  'tariff.line.CONNECTION': 'Connection fee',
  'tariff.line.PARKING': 'Parking fee',
  'tariff.line.DAY_MAXIMUM': 'Day maximum',
  'tariff.line.HANDLING': 'Handling fee',
  'tariff.total': 'Total, incl. VAT',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    tariff: typeof tariffTexts
  }
}
