import type { CookieCategory } from '@portal/schemas'
import { type LabelText, labelOf } from './label.ts'
import { stepsOf } from './step.ts'

/** Part of the screen that contains the pressed element. */
export type Place = 'mainMenu' | 'sideMenu' | 'accountMenu' | 'notice' | 'footer' | 'question' | 'listOfSteps'

export type StorageName = 'local' | 'session'

/** Actions of a person in the portal and the browser. Durations are in ms. */
export const user = stepsOf('user', {
  press: (what: LabelText, place?: Place) => ({ what: labelOf(what), place }),
  pressFirst: (what: LabelText) => ({ what: labelOf(what) }),
  pressStartingWith: (what: LabelText) => ({ what: labelOf(what) }),
  pressTwice: (what: LabelText) => ({ what: labelOf(what) }),
  pressUntilGone: (what: LabelText, gone: LabelText) => ({ what: labelOf(what), gone: labelOf(gone) }),
  closeNotification: (place: number) => ({ place }),
  closeNotificationOf: (what: LabelText) => ({ what: labelOf(what) }),
  focusNotificationOf: (what: LabelText) => ({ what: labelOf(what) }),
  dropFocus: () => ({}),
  choose: (what: LabelText) => ({ what: labelOf(what) }),
  pick: (option: LabelText) => ({ option: labelOf(option) }),
  select: (option: LabelText, field: LabelText) => ({ option: labelOf(option), field: labelOf(field) }),
  tick: (what: LabelText) => ({ what: labelOf(what) }),
  fill: (field: LabelText, value: string) => ({ field: labelOf(field), value }),
  addFile: (file: string, field: LabelText) => ({ file, field: labelOf(field) }),
  leaveByTab: (field: LabelText) => ({ field: labelOf(field) }),
  leaveByClick: (field: LabelText) => ({ field: labelOf(field) }),
  submitForm: (button: LabelText) => ({ button: labelOf(button) }),
  pressKey: (key: string) => ({ key }),
  focusFirstLineOf: (list: LabelText) => ({ list: labelOf(list) }),
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
  waitFor: (heading: LabelText) => ({ heading: labelOf(heading) }),
  hideTab: () => ({}),
  showTab: () => ({}),
  focusWindow: () => ({}),
  reconnect: () => ({}),
  wait: (ms: number) => ({ ms }),
  waitUntilBusy: (what: LabelText) => ({ what: labelOf(what) }),
  waitForRenewal: () => ({}),
})

/** Actions outside the page: storage, cookies and other tabs of the same browser. */
export const device = stepsOf('device', {
  store: (key: string, value: string, storage: StorageName = 'local') => ({ key, value, storage }),
  storeInOtherTab: (key: string, value: string) => ({ key, value }),
  forget: (key: string) => ({ key }),
  forgetInOtherTab: (key: string) => ({ key }),
  /** Stores the last sign-in again so that it expires in `ms`; without `ms`, it has already expired. */
  restoreSignIn: (ms?: number) => ({ ms }),
  signInInOtherTab: (person: string) => ({ person }),
  renewInOtherTab: () => ({}),
  deleteCookie: (name: string) => ({ name }),
  forgetSession: () => ({}),
  allowCookies: (categories: readonly CookieCategory[], ms: number) => ({ categories, ms }),
  allowCookiesInOtherTab: (categories: readonly CookieCategory[]) => ({ categories }),
})
