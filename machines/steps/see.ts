import type { CookieCategory } from '@portal/schemas'
import { type LabelText, labelOf } from './label.ts'
import { stepsOf } from './step.ts'
import type { StorageName } from './user.ts'

/** A card of the notification stack. */
export interface NotificationCard {
  readonly code: string
  /** Number of occurrences; visible from 2. */
  readonly count?: number
}

/** Expectations. Those that act on the page are checked once, all others until they hold. */
export const see = stepsOf('see', {
  text: (what: LabelText) => ({ what: labelOf(what) }),
  noText: (what: LabelText) => ({ what: labelOf(what) }),
  times: (what: LabelText, count: number) => ({ what: labelOf(what), count }),
  /** The count is part of the button's name. */
  button: (what: LabelText, count?: number) => ({ what: labelOf(what), count }),
  buttonStartingWith: (what: LabelText) => ({ what: labelOf(what) }),
  noButtonStartingWith: (what: LabelText) => ({ what: labelOf(what) }),
  enabled: (what: LabelText) => ({ what: labelOf(what) }),
  disabled: (what: LabelText) => ({ what: labelOf(what) }),
  busy: (what: LabelText) => ({ what: labelOf(what) }),
  chosen: (what: LabelText) => ({ what: labelOf(what) }),
  /** Description of a field, such as its problem. */
  described: (field: LabelText, description: LabelText) => ({
    field: labelOf(field),
    description: labelOf(description),
  }),
  checking: (field: LabelText, description: LabelText) => ({
    field: labelOf(field),
    description: labelOf(description),
  }),
  value: (field: LabelText, value: string) => ({ field: labelOf(field), value }),
  progress: (what: LabelText, value: number, max: number) => ({ what: labelOf(what), value, max }),
  /** Number of fields marked as invalid. */
  mistakes: (count: number) => ({ count }),
  noOpenFields: () => ({}),
  reason: (code: string) => ({ code }),
  waiting: (operation: string) => ({ operation }),
  eitherWaiting: (operation: string, other: string) => ({ operation, other }),
  notWaiting: (operation: string) => ({ operation }),
  nothingWaiting: () => ({}),
  heading: (what: LabelText) => ({ what: labelOf(what) }),
  noHeading: () => ({}),
  dialog: (name: LabelText) => ({ name: labelOf(name) }),
  noDialog: (name: LabelText) => ({ name: labelOf(name) }),
  rows: (count: number) => ({ count }),
  locations: (count: number) => ({ count }),
  openBranch: (branch: string) => ({ branch }),
  closedBranch: (branch: string) => ({ branch }),
  noBranch: (branch: string) => ({ branch }),
  options: (names: readonly LabelText[]) => ({ names: names.map(labelOf) }),
  noOptions: (names: readonly LabelText[]) => ({ names: names.map(labelOf) }),
  notifications: (cards: readonly NotificationCard[]) => ({
    cards: cards.map(({ code, count = 1 }) => ({ code, count })),
  }),
  notificationOpen: (what: LabelText) => ({ what: labelOf(what) }),
  notificationLeaving: (what: LabelText) => ({ what: labelOf(what) }),
  announced: (code: string) => ({ code }),
  nothingAnnounced: () => ({}),
  entries: (count: number) => ({ count }),
  entry: (what: LabelText) => ({ what: labelOf(what) }),
  noEntry: (what: LabelText) => ({ what: labelOf(what) }),
  switchedOn: (names: readonly LabelText[]) => ({ names: names.map(labelOf) }),
  /** Exactly these switches are locked. */
  lockedSwitches: (names: readonly LabelText[]) => ({ names: names.map(labelOf) }),
  cookieAllows: (categories: readonly CookieCategory[]) => ({ categories }),
  noConsentCookie: () => ({}),
  stored: (key: string, part: string, storage: StorageName = 'local') => ({ key, part, storage }),
  notStored: (key: string, storage: StorageName = 'local') => ({ key, storage }),
  /** Query string of the last write request; empty if it has none. */
  sentWith: (query: string) => ({ query }),
  logged: (line: string) => ({ line }),
  loadedAgain: () => ({}),
  /** The charger noted in an earlier step, with the data of its last response. */
  notedCharger: () => ({}),
  /** The list of chargers, with the time of its last response. */
  chargers: () => ({}),
  total: (euro: number) => ({ euro }),
  address: (path: string) => ({ path }),
  currentStep: (step: LabelText) => ({ step: labelOf(step) }),
  pageInAddress: (page: number) => ({ page }),
  stage: (call: LabelText, stage: LabelText) => ({ call: labelOf(call), stage: labelOf(stage) }),
  /** Pressing the button sends a request immediately, with the currently stored token. */
  asksAtOnce: (what: LabelText) => ({ what: labelOf(what) }),
  asksNothing: (what: LabelText) => ({ what: labelOf(what) }),
  lasting: (ms: number) => ({ ms }),
  hiddenTab: () => ({}),
})
