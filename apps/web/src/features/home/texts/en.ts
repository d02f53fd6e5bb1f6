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
  'home.about.dashboard': 'Energy, costs and current sessions',
  'home.about.locations': 'Charging locations on the map',
  'home.about.organisation': 'The users in your organisation and their roles',
  'home.about.chargers': 'Your chargers, their status and settings',
  'home.about.cards': 'Your charge cards and subscriptions',
  'home.about.sessions': 'All your sessions: where, how much and at what price',
  'home.about.requests': 'Request a charger, order cards or ask a question',
  'home.about.profile': 'Your details, language and theme',
  'home.about.password': 'Choose a new password',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    home: typeof texts
  }
}
