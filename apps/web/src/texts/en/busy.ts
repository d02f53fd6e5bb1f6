/**
 * Texts of loading, failed and offline views. Part of the shared texts, because they cannot be loaded without a
 * connection.
 */
export const busy = {
  'faces.starting': 'Opening the portal',
  'faces.signingIn': 'Signing in',
  'faces.leaving': 'Taking you to the sign-in page',
  'faces.signingOut': 'Signing out',
  'faces.loadingUser': 'Getting your details',
  'faces.retry': 'Try again',
  'faces.signOut': 'Sign out',
  'error.FAILEDTOLOAD': 'This could be a CORS issue or a dropped internet connection.',
  'errors.unknownCode':
    'Something went wrong on our side. Try again. If it keeps happening, contact support and mention code {code}.',
  'faces.missing': 'Part of this page didn’t load. Check your connection and try again.',
  'faces.maintenance.title': 'In Maintenance',
  'faces.maintenance.text': 'We will be back soon',
  'faces.maintenance.lifts': 'The portal will reopen automatically. Nothing you typed is lost.',
} as const
