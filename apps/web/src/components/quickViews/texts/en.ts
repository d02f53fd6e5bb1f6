/** The views above a list, each with its count; a feature that has them spreads these into its own texts. */
export const quickTexts = {
  'record.quick': 'Quick views',
  'record.quick.all': 'All',
  'record.quick.count': '{count} {{record|records}}',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    quickViews: typeof quickTexts
  }
}
