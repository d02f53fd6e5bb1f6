/**
 * All shortcuts of the portal by scope. The list behind `?` shows these, and `isShortcut` and `isCtrlKey` accept no
 * others. Written as `KeyboardEvent.key`, with `Ctrl+` (⌘ on a Mac) or `Shift+`. Standard keys of fields, menus, trees
 * and charts are not listed.
 */
export const SHORTCUTS = [
  {
    where: 'everywhere',
    keys: [
      { press: ['Ctrl+k'], does: 'search' },
      { press: ['/'], does: 'searchPage' },
      { press: ['?'], does: 'list' },
      { press: ['['], does: 'menu' },
      { press: ['Escape'], does: 'close' },
    ],
  },
  {
    where: 'tables',
    keys: [
      { press: ['ArrowLeft', 'ArrowRight'], does: 'page' },
      { press: ['Tab', 'Enter'], does: 'open' },
    ],
  },
  { where: 'forms', keys: [{ press: ['Ctrl+s'], does: 'save' }] },
  {
    where: 'notifications',
    keys: [
      { press: ['ArrowUp', 'ArrowDown'], does: 'move' },
      { press: ['Enter'], does: 'open' },
      { press: ['e'], does: 'markRead' },
    ],
  },
  {
    where: 'network',
    keys: [
      { press: ['k', 'j', 'ArrowUp', 'ArrowDown'], does: 'row' },
      { press: ['o'], does: 'preview' },
      { press: [' ', 'x'], does: 'select' },
      { press: ['Shift+ '], does: 'selectRange' },
      { press: ['Ctrl+a'], does: 'selectPage' },
      { press: ['Escape'], does: 'selectNothing' },
    ],
  },
  { where: 'monitor', keys: [{ press: [' '], does: 'pause' }] },
] as const

export const OPERATORS_ONLY: readonly string[] = ['network', 'monitor']

type Listed = (typeof SHORTCUTS)[number]['keys'][number]['press'][number]
type AfterCtrl<T> = T extends `Ctrl+${infer K}` ? K : never

export type ShortcutKey = Exclude<Listed, `${'Ctrl' | 'Shift'}+${string}`>
export type CtrlKey = AfterCtrl<Listed>
