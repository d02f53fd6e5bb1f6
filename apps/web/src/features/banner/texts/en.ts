export const texts = {
  'banner.label': 'Message',
  'banner.more': 'Show more',
  'banner.less': 'Show less',
  'banner.dismiss': 'Dismiss message',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    banner: typeof texts
  }
}
