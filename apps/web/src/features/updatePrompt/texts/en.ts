export const texts = {
  'shortcuts.title': 'Keyboard shortcuts',
  'shortcuts.closeList': 'Close',
  'shortcuts.everywhere': 'Everywhere',
  'shortcuts.search': 'Search the portal',
  'shortcuts.searchPage': 'Search this page',
  'shortcuts.list': 'Show this list',
  'shortcuts.menu': 'Fold or unfold the menu',
  'shortcuts.close': 'Close a dialog or menu',
  'shortcuts.tables': 'Tables',
  'shortcuts.page': 'Previous and next page',
  'shortcuts.select': 'Select a row',
  'shortcuts.selectRange': 'Select up to this row',
  'shortcuts.selectPage': 'Select the page',
  'shortcuts.selectNothing': 'Clear the selection',
  'shortcuts.row': 'Previous and next row or record',
  'shortcuts.preview': 'Show a record beside its list',
  'shortcuts.forms': 'Forms',
  'shortcuts.save': 'Save',
  'shortcuts.network': 'Network',
  'shortcuts.monitor': 'Chargepoint monitor',
  'shortcuts.pause': 'Pause or resume',
  'shortcuts.notifications': 'Notifications',
  'shortcuts.move': 'Previous and next',
  'shortcuts.open': 'Open',
  'shortcuts.markRead': 'Mark as read',
  'shortcuts.off': 'You can turn off shortcuts of a single key in My profile.',
  'newVersion.later': 'Later',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    aside: typeof texts
  }
}
