export const texts = {
  'impersonation.text':
    'You’ll see the portal as {name} sees it, in this tab only. Everything you change is still changed in your own name.',
  'impersonation.asking': 'Opening…',
  'impersonation.refused': 'You can’t view the portal as {name}',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    impersonation: typeof texts
  }
}
