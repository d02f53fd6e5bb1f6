/** The words of the showcase itself; what stands inside the examples is example data. */
export const TITLES = {
  page: 'UI elements',
  context: 'Every component in every state, at this width and in these colours.',
  statuses: 'States',
  buttons: 'Buttons and links',
  figures: 'Figures and charts',
  lists: 'Cards, rows and details',
  table: 'Table',
  forms: 'Forms',
  navigation: 'Navigation',
  floating: 'Menus and dialogs',
  messages: 'Messages',
  faces: 'Loading, empty, failed',
  pictures: 'Pictures',
} as const
