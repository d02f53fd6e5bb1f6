export const texts = {
  'signingOut.title': 'Log out and delete your drafts?',
  'signingOut.text': 'You haven’t finished everything you started. When you log out, this device forgets:',
  'signingOut.request': 'your request, with its files',
  'signingOut.installation': 'the installation of a charger',
  'signingOut.stay': 'Stay signed in',
  'signingOut.confirm': 'Delete and log out',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    signingOut: typeof texts
  }
}
