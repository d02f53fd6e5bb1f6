export const shell = {
  'shell.skip': 'Skip to content',
  'shell.navigation': 'Main',
  'shell.dashboard': 'Dashboard',
  'shell.locations': 'Locations',
  'shell.administration': 'Administration',
  'shell.language': 'Language',
  'shell.language.failed': 'That language could not be loaded. The texts stay as they are.',
  'shell.account': 'Account menu of {name}',
  'shell.uiElements': 'UI elements',
  'shell.loading': 'Loading',
  'shell.titled': '{title} · {product}',
} as const
