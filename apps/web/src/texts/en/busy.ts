/** What is said while the portal is on its way, and what is also said where no face stands. */
export const busy = {
  'faces.starting': 'Starting the portal',
  'faces.signingIn': 'Signing in',
  'faces.leaving': 'Taking you to the sign-in page',
  'faces.signingOut': 'Signing out',
  'faces.loadingUser': 'Getting your details',
  'faces.retry': 'Try again',
  'faces.signOut': 'Sign out',
} as const
