import type { CookieCategory } from '@portal/schemas'
import { labelOf, type Said } from './label.ts'
import { stepsOf } from './step.ts'

/** Part of the screen in which something is pressed. */
export type Place = 'mainMenu' | 'sideMenu' | 'accountMenu' | 'notice' | 'footer' | 'question' | 'listOfSteps'

export type StorageName = 'local' | 'session'

/** Acts of a person at the portal and its browser. Durations are in ms. */
export const user = stepsOf('user', {
  press: (what: Said, place?: Place) => ({ what: labelOf(what), place }),
  pressFirst: (what: Said) => ({ what: labelOf(what) }),
  pressStartingWith: (what: Said) => ({ what: labelOf(what) }),
  pressTwice: (what: Said) => ({ what: labelOf(what) }),
  pressUntilGone: (what: Said, gone: Said) => ({ what: labelOf(what), gone: labelOf(gone) }),
  closeNotification: (place: number) => ({ place }),
  closeNotificationOf: (what: Said) => ({ what: labelOf(what) }),
  focusNotificationOf: (what: Said) => ({ what: labelOf(what) }),
  dropFocus: () => ({}),
  choose: (what: Said) => ({ what: labelOf(what) }),
  pick: (option: Said) => ({ option: labelOf(option) }),
  select: (option: Said, field: Said) => ({ option: labelOf(option), field: labelOf(field) }),
  tick: (what: Said) => ({ what: labelOf(what) }),
  fill: (field: Said, value: string) => ({ field: labelOf(field), value }),
  addFile: (file: string, field: Said) => ({ file, field: labelOf(field) }),
  leaveByTab: (field: Said) => ({ field: labelOf(field) }),
  leaveByClick: (field: Said) => ({ field: labelOf(field) }),
  submitForm: (button: Said) => ({ button: labelOf(button) }),
  pressKey: (key: string) => ({ key }),
  focusFirstLineOf: (list: Said) => ({ list: labelOf(list) }),
  openBranch: (branch: string) => ({ branch }),
  closeBranch: (branch: string) => ({ branch }),
  open: (path: string) => ({ path }),
  openAs: (person: string, path: string) => ({ person, path }),
  signIn: (person: string) => ({ person }),
  cancelSignIn: () => ({}),
  followLink: (path: string) => ({ path }),
  noteFirstCharger: () => ({}),
  openNotedCharger: () => ({}),
  goBack: () => ({}),
  returnFromOtherSite: () => ({}),
  reload: () => ({}),
  waitFor: (heading: Said) => ({ heading: labelOf(heading) }),
  hideTab: () => ({}),
  showTab: () => ({}),
  focusWindow: () => ({}),
  reconnect: () => ({}),
  wait: (ms: number) => ({ ms }),
  waitUntilBusy: (what: Said) => ({ what: labelOf(what) }),
  waitForRenewal: () => ({}),
})

/** Acts beside the page: storage, cookies and other tabs of the same browser. */
export const device = stepsOf('device', {
  store: (key: string, value: string, storage: StorageName = 'local') => ({ key, value, storage }),
  storeInOtherTab: (key: string, value: string) => ({ key, value }),
  forget: (key: string) => ({ key }),
  forgetInOtherTab: (key: string) => ({ key }),
  /** Backdates the last sign-in so that it expires in `ms`; without `ms` it has expired. */
  restoreSignIn: (ms?: number) => ({ ms }),
  signInInOtherTab: (person: string) => ({ person }),
  renewInOtherTab: () => ({}),
  deleteCookie: (name: string) => ({ name }),
  forgetSession: () => ({}),
  allowCookies: (categories: readonly CookieCategory[], ms: number) => ({ categories, ms }),
  allowCookiesInOtherTab: (categories: readonly CookieCategory[]) => ({ categories }),
})
