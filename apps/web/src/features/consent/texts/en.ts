/** The cookie notice and the foot of every screen: the quoted labels stand to the letter. */
export const texts = {
  'consent.title': 'Your choice about cookies',
  'consent.text': 'Necessary cookies keep the portal working. Everything else stays off unless you allow it.',
  'consent.acceptAll': 'Accept all',
  'consent.onlyNecessary': 'Only necessary',
  'consent.save': 'Save & Accept',
  'consent.preferences': 'Cookies preferences',
  'consent.preferences.text':
    'Switch on what you allow. You can change it at any time at the foot of every screen; we ask again after {days} days.',
  'consent.close': 'Close without saving',
  'consent.alwaysOn': 'Always on',
  'consent.unused': 'Not used today',
  'consent.necessary': 'Necessary',
  'consent.necessary.hint': 'Keep you signed in and remember this choice.',
  'consent.analytical': 'Analytical',
  'consent.analytical.hint': 'Count which kinds of screens are opened, not by whom.',
  'consent.functional': 'Functional',
  'consent.functional.hint': 'Remember how you like to work, beyond what is necessary.',
  'consent.performance': 'Performance',
  'consent.performance.hint': 'Measure how fast screens open, so that slow ones get faster.',
  'consent.other': 'Other',
  'consent.other.hint': 'Serve a purpose that none of the other kinds names.',
  'consent.ads': 'Advertisement',
  'consent.ads.hint': 'Choose offers by what you look at.',
  'consent.nonNecessary': 'Non-necessary',
  'consent.nonNecessary.hint': 'Show content of others, such as videos and maps.',
  'consent.support': 'Questions?',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    consent: typeof texts
  }
}
