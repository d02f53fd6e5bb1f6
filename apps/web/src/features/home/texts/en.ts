/** The home page and the service center. */
export const texts = {
  'home.title': 'Welcome, {name}',
  'home.context': 'What you can do with {product}',
  'home.overview': 'At a glance',
  'home.network': 'Network',
  'home.account': 'Your account',
  'serviceCenter.title': 'Service centre',
  'serviceCenter.empty': 'Nothing here yet',
  'serviceCenter.text': 'Follow your requests on the Requests page. For anything else, contact us.',
  'serviceCenter.toRequests': 'Go to requests',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    home: typeof texts
  }
}
