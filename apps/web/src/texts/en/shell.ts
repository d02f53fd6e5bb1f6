export const shell = {
  'shell.skip': 'Skip to content',
  'shell.navigation': 'Main',
  'shell.dashboard': 'Dashboard',
  'shell.locations': 'Locations',
  'shell.administration': 'Administration',
  'shell.network': 'Network',
  'shell.language': 'Language',
  'shell.language.failed': 'We couldn’t load that language, so we’ve kept the current one.',
  'shell.account': 'Account menu for {name}',
  'shell.uiElements': 'UI elements',
  'shell.loading': 'Loading',
  'shell.titled': '{title} · {product}',
} as const
