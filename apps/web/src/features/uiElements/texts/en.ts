/** Texts of the showcase, except for the example data. */
export const texts = {
  'uiElements.context': 'Every component in every state, at this width and in these colours.',
  'uiElements.statuses': 'Statuses',
  'uiElements.buttons': 'Buttons and links',
  'uiElements.figures': 'Figures and charts',
  'uiElements.lists': 'Cards, rows and details',
  'uiElements.table': 'Table',
  'uiElements.forms': 'Forms',
  'uiElements.navigation': 'Navigation',
  'uiElements.floating': 'Menus and dialogs',
  'uiElements.messages': 'Messages',
  'uiElements.notifications': 'All types of notification',
  'uiElements.faces': 'Loading, empty, failed',
  'uiElements.pictures': 'Pictures',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    uiElements: typeof texts
  }
}
