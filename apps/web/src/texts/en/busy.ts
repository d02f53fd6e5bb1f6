/** What is said while the portal is on its way, and the ways on that screens offer as well. */
export const busy = {
  'faces.starting': 'Starting the portal',
  'faces.signingIn': 'Signing in',
  'faces.leaving': 'Taking you to the sign-in page',
  'faces.signingOut': 'Signing out',
  'faces.loadingUser': 'Getting your details',
  'faces.retry': 'Try again',
  'faces.signOut': 'Sign out',
} as const
