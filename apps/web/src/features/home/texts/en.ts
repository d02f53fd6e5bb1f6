/** The home page and the service center. */
export const texts = {
  'home.title': 'Welcome, {name}',
  'home.context': 'What {product} offers you',
  'home.overview': 'At a glance',
  'home.network': 'Network',
  'home.account': 'Your account',
  'serviceCenter.title': 'Service center',
  'serviceCenter.empty': 'Nothing here yet',
  'serviceCenter.text':
    'What you asked for and how it goes stands under requests. For anything new, write to us.',
  'serviceCenter.toRequests': 'Go to requests',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    home: typeof texts
  }
}
