/**
 * What is said while the portal is on its way, and what is also said where no face stands. Where there is no connection,
 * no words of it could be fetched: they come with these.
 */
export const busy = {
  'faces.starting': 'Starting the portal',
  'faces.signingIn': 'Signing in',
  'faces.leaving': 'Taking you to the sign-in page',
  'faces.signingOut': 'Signing out',
  'faces.loadingUser': 'Getting your details',
  'faces.retry': 'Try again',
  'faces.signOut': 'Sign out',
  'error.FAILEDTOLOAD': 'This could be a CORS issue or a dropped internet connection.',
  'errors.unknownCode': 'Something went wrong on our side. Try again, or contact support with code {code}.',
  'faces.missing': 'Not everything could be loaded. Check your connection and try again.',
  'faces.maintenance.title': 'In Maintenance',
  'faces.maintenance.text': 'We will be back soon',
  'faces.maintenance.lifts': 'The portal opens again by itself; nothing that you typed is lost.',
} as const
