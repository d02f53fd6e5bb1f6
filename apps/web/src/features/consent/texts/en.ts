/** Labels quoted from the specification are verbatim. */
export const texts = {
  'consent.title': 'Your cookie choices',
  'consent.text': 'Necessary cookies keep the portal working. All others stay off unless you allow them.',
  'consent.acceptAll': 'Accept',
  'consent.onlyNecessary': 'Necessary only',
  'consent.save': 'Save & Accept',
  'consent.preferences': 'Cookies preferences',
  'consent.preferences.text':
    'Turn on the cookies you allow. You can change this at any time at the bottom of every page. We’ll ask again after {days} days.',
  'consent.close': 'Close without saving',
  'consent.alwaysOn': 'Always on',
  'consent.unused': 'Not currently used',
  'consent.necessary': 'Necessary',
  'consent.necessary.hint': 'Keep you signed in and remember this choice.',
  'consent.analytical': 'Analytics',
  'consent.analytical.hint': 'Show us which pages are used, without identifying you.',
  'consent.functional': 'Functional',
  'consent.functional.hint': 'Remember your preferences.',
  'consent.performance': 'Performance',
  'consent.performance.hint': 'Measure how fast pages open, so we can speed up the slow ones.',
  'consent.other': 'Other',
  'consent.other.hint': 'Anything that doesn’t fit another category.',
  'consent.ads': 'Advertising',
  'consent.ads.hint': 'Show you offers based on what you view.',
  'consent.nonNecessary': 'Not strictly necessary',
  'consent.nonNecessary.hint': 'Show content from other services, such as videos and maps.',
  'consent.support': 'Questions?',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    consent: typeof texts
  }
}
