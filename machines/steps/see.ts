import type { CookieCategory } from '@portal/schemas'
import { labelOf, type Said } from './label.ts'
import { stepsOf } from './step.ts'
import type { StorageName } from './user.ts'

/** A card of the notification stack. */
export interface NotificationCard {
  readonly code: string
  /** Number of repeats; shown from 2. */
  readonly count?: number
}

/** Sights: each is checked until it is there. */
export const see = stepsOf('see', {
  text: (what: Said) => ({ what: labelOf(what) }),
  noText: (what: Said) => ({ what: labelOf(what) }),
  times: (what: Said, count: number) => ({ what: labelOf(what), count }),
  /** The count is a part of its name. */
  button: (what: Said, count?: number) => ({ what: labelOf(what), count }),
  buttonStartingWith: (what: Said) => ({ what: labelOf(what) }),
  noButtonStartingWith: (what: Said) => ({ what: labelOf(what) }),
  enabled: (what: Said) => ({ what: labelOf(what) }),
  disabled: (what: Said) => ({ what: labelOf(what) }),
  busy: (what: Said) => ({ what: labelOf(what) }),
  chosen: (what: Said) => ({ what: labelOf(what) }),
  /** The description of a field, such as its mistake. */
  described: (field: Said, description: Said) => ({
    field: labelOf(field),
    description: labelOf(description),
  }),
  checking: (field: Said, description: Said) => ({
    field: labelOf(field),
    description: labelOf(description),
  }),
  value: (field: Said, value: string) => ({ field: labelOf(field), value }),
  progress: (what: Said, value: number, max: number) => ({ what: labelOf(what), value, max }),
  /** The fields that are marked as wrong. */
  mistakes: (count: number) => ({ count }),
  noOpenFields: () => ({}),
  reason: (code: string) => ({ code }),
  waiting: (operation: string) => ({ operation }),
  eitherWaiting: (operation: string, other: string) => ({ operation, other }),
  notWaiting: (operation: string) => ({ operation }),
  nothingWaiting: () => ({}),
  heading: (what: Said) => ({ what: labelOf(what) }),
  noHeading: () => ({}),
  dialog: (name: Said) => ({ name: labelOf(name) }),
  noDialog: (name: Said) => ({ name: labelOf(name) }),
  rows: (count: number) => ({ count }),
  locations: (count: number) => ({ count }),
  openBranch: (branch: string) => ({ branch }),
  closedBranch: (branch: string) => ({ branch }),
  noBranch: (branch: string) => ({ branch }),
  options: (names: readonly Said[]) => ({ names: names.map(labelOf) }),
  noOptions: (names: readonly Said[]) => ({ names: names.map(labelOf) }),
  notifications: (cards: readonly NotificationCard[]) => ({
    cards: cards.map(({ code, count = 1 }) => ({ code, count })),
  }),
  notificationOpen: (what: Said) => ({ what: labelOf(what) }),
  notificationLeaving: (what: Said) => ({ what: labelOf(what) }),
  announced: (code: string) => ({ code }),
  nothingAnnounced: () => ({}),
  entries: (count: number) => ({ count }),
  entry: (what: Said) => ({ what: labelOf(what) }),
  noEntry: (what: Said) => ({ what: labelOf(what) }),
  switchedOn: (names: readonly Said[]) => ({ names: names.map(labelOf) }),
  /** All other switches can be changed. */
  lockedSwitches: (names: readonly Said[]) => ({ names: names.map(labelOf) }),
  cookieAllows: (categories: readonly CookieCategory[]) => ({ categories }),
  noConsentCookie: () => ({}),
  stored: (key: string, part: string, storage: StorageName = 'local') => ({ key, part, storage }),
  notStored: (key: string, storage: StorageName = 'local') => ({ key, storage }),
  /** Query of the last request that writes; empty for none. */
  sentWith: (query: string) => ({ query }),
  logged: (line: string) => ({ line }),
  loadedAgain: () => ({}),
  /** The charger that was noted, with the data of its last answer. */
  notedCharger: () => ({}),
  /** The list of chargers, with the time of its last answer. */
  chargers: () => ({}),
  total: (euro: number) => ({ euro }),
  address: (path: string) => ({ path }),
  /** Its line in the list of steps is the current one. */
  currentStep: (step: Said) => ({ step: labelOf(step) }),
  pageInAddress: (page: number) => ({ page }),
  stage: (call: Said, stage: Said) => ({ call: labelOf(call), stage: labelOf(stage) }),
  /** The button sends a request at once, with the token that is stored now. */
  asksAtOnce: (what: Said) => ({ what: labelOf(what) }),
  asksNothing: (what: Said) => ({ what: labelOf(what) }),
  lasting: (ms: number) => ({ ms }),
  hiddenTab: () => ({}),
})
