/** The home page and the service center. */
export const texts = {
  'home.title': 'Welcome, {name}',
  'home.context': 'What {product} offers you',
  'home.overview': 'At a glance',
  'home.network': 'Network',
  'home.account': 'Your account',
  'home.about.dashboard': 'Energy, cost and what charges now',
  'home.about.locations': 'Charge locations on the map',
  'home.about.organisation': 'Who belongs to your organisation, and in which role',
  'home.about.chargers': 'Your chargers, their state and their settings',
  'home.about.cards': 'Your charge cards and subscriptions',
  'home.about.sessions': 'What was charged, where, and at what price',
  'home.about.requests': 'New chargers, cards, and questions to support',
  'home.about.profile': 'Your details, language and theme',
  'home.about.password': 'A new password for signing in',
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
