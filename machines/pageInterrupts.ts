import { interruptedOnce, type Model, type PageInterrupt, type PagePlace, type Path } from '@portal/paths'
import type { PAGE_MODELS } from './modelList.ts'

/** Interrupts that may occur during any activity in the portal. */
const INTERRUPT_NAMES = [
  'MAINTENANCE',
  'CONNECTION_DROPS',
  'LANGUAGE',
  'RELOAD',
  'SESSION_EXPIRES',
  'COOKIE_NOTICE',
] as const
export type InterruptName = (typeof INTERRUPT_NAMES)[number]

/** Reason for not inserting an interrupt into the paths of a machine. */
interface Excluded {
  readonly reason: string
}

type Where = (place: PagePlace) => boolean
/** Every idle place, or only some of them. */
type Somewhere = 'everywhere' | Where

type Placement = Somewhere | Excluded

const excluded = (reason: string): Excluded => ({ reason })

const STARTS_OVER = excluded('A reload restarts the machine; its start inputs cover the stored state')
const OWN_EVENTS = excluded('Covered by the events of this machine')
const HELD_REQUEST = excluded(
  'The paths hold the request that detects expiry and cover the rejected token; renewal.spec.ts covers the rest',
)
const DELAY_RUNS = excluded('A delay runs in every visible state, and an interrupt would use it up')

const inState =
  (...states: readonly string[]): Where =>
  ({ expected }) =>
    states.includes(String(expected.state))

/** True if the dialog is closed. An open dialog does not survive a reload, and it covers the menus. */
const isClosed: Where = ({ expected }) => expected['isOpen'] === false
/** Navigating away blurs the field that was just filled in, which sends another event to the machine. */
const hasLeftField: Where = ({ last }) => last?.type !== 'CHANGE'
const isFilterClosed: Where = ({ expected }) => expected['viewState'] === 'closed'
/** True once the user is known; before that, an interrupt would affect the sign-in instead. */
const isSignedIn: Where = ({ expected, last }) => expected.state !== 'hidden' || last?.type === 'PLACE'
/** True if the requested screen is visible. On the dashboard path it is not, because the user info is held. */
const isOpen: Where = ({ expected }) =>
  expected.state === 'signedIn.current' && expected['returnTo'] !== '/dashboard'
const isQuietScreen = inState('visible', 'dismissed', 'empty', 'failed')
const isSearchIdle = inState('idle', 'tooShort', 'found', 'nothing', 'failed')
const isPersistent = inState('staying')
/** True for a step whose state fully survives a reload. */
const isQuietStep: Where = ({ expected, last }) =>
  expected['viewState'] === 'step' &&
  expected['error'] === null &&
  expected['fell'] === '' &&
  Object.keys(expected['problems'] as object).length === 0 &&
  last?.type !== 'ANSWER'

const WIZARD = {
  MAINTENANCE: isQuietStep,
  CONNECTION_DROPS: isQuietStep,
  LANGUAGE: isQuietStep,
  RELOAD: isQuietStep,
  SESSION_EXPIRES: HELD_REQUEST,
  COOKIE_NOTICE: isQuietStep,
} as const

const SHORT = excluded(
  'Short-lived; an interrupt affects only the surrounding frame, which table and cookieConsent cover',
)
/** Interrupts of a dialog or a part of a screen. */
const DIALOG = {
  MAINTENANCE: SHORT,
  CONNECTION_DROPS: SHORT,
  LANGUAGE: SHORT,
  RELOAD: STARTS_OVER,
  SESSION_EXPIRES: HELD_REQUEST,
  COOKIE_NOTICE: SHORT,
} as const

const SAME_FRAME = excluded('Both wizards share one frame, which the request wizard covers')

/**
 * Places of each interrupt in the paths of each visible machine, or the reason for having none. A missing entry does
 * not compile.
 */
const PAGE_INTERRUPTS: Readonly<
  Record<keyof typeof PAGE_MODELS, Readonly<Record<InterruptName, Placement>>>
> = {
  cookieConsent: {
    MAINTENANCE: isClosed,
    CONNECTION_DROPS: 'everywhere',
    LANGUAGE: isClosed,
    RELOAD: isClosed,
    SESSION_EXPIRES: isClosed,
    COOKIE_NOTICE: OWN_EVENTS,
  },
  changePassword: {
    MAINTENANCE: hasLeftField,
    CONNECTION_DROPS: 'everywhere',
    LANGUAGE: hasLeftField,
    RELOAD: excluded('Passwords are never stored, so a reload is the same as a start'),
    SESSION_EXPIRES: HELD_REQUEST,
    COOKIE_NOTICE: hasLeftField,
  },
  notifications: {
    MAINTENANCE: 'everywhere',
    CONNECTION_DROPS: 'everywhere',
    LANGUAGE: excluded('Notifications are repeated in the new language, but the showcase is only in English'),
    RELOAD: STARTS_OVER,
    SESSION_EXPIRES: inState('quiet'),
    COOKIE_NOTICE: 'everywhere',
  },
  notification: {
    MAINTENANCE: isPersistent,
    CONNECTION_DROPS: isPersistent,
    LANGUAGE: isPersistent,
    RELOAD: STARTS_OVER,
    SESSION_EXPIRES: isPersistent,
    COOKIE_NOTICE: isPersistent,
  },
  banner: {
    MAINTENANCE: isQuietScreen,
    CONNECTION_DROPS: isQuietScreen,
    LANGUAGE: isQuietScreen,
    RELOAD: STARTS_OVER,
    SESSION_EXPIRES: isQuietScreen,
    COOKIE_NOTICE: isQuietScreen,
  },
  relationFilter: {
    MAINTENANCE: isFilterClosed,
    CONNECTION_DROPS: isSignedIn,
    LANGUAGE: isFilterClosed,
    RELOAD: STARTS_OVER,
    SESSION_EXPIRES: HELD_REQUEST,
    COOKIE_NOTICE: isFilterClosed,
  },
  onboarding: {
    MAINTENANCE: inState('ready.current', 'accessRefused'),
    CONNECTION_DROPS: inState('ready.current', 'accessRefused'),
    LANGUAGE: inState('ready.current'),
    RELOAD: STARTS_OVER,
    SESSION_EXPIRES: HELD_REQUEST,
    COOKIE_NOTICE: inState('ready.current'),
  },
  intakeForm: {
    MAINTENANCE: hasLeftField,
    CONNECTION_DROPS: 'everywhere',
    LANGUAGE: excluded(
      'Check results stay in the language of their request, but paths expect the current language',
    ),
    RELOAD: excluded(
      'A reload rereads the user info, which the paths hold; intake.spec.ts covers the kept draft',
    ),
    SESSION_EXPIRES: HELD_REQUEST,
    COOKIE_NOTICE: hasLeftField,
  },
  chargepointCache: {
    MAINTENANCE: excluded('Returning to the page refetches outdated data, which is an event of this machine'),
    CONNECTION_DROPS: 'everywhere',
    LANGUAGE: 'everywhere',
    RELOAD: STARTS_OVER,
    SESSION_EXPIRES: HELD_REQUEST,
    COOKIE_NOTICE: 'everywhere',
  },
  table: {
    MAINTENANCE: 'everywhere',
    CONNECTION_DROPS: 'everywhere',
    LANGUAGE: 'everywhere',
    RELOAD: STARTS_OVER,
    SESSION_EXPIRES: HELD_REQUEST,
    COOKIE_NOTICE: 'everywhere',
  },
  locations: {
    MAINTENANCE: DELAY_RUNS,
    CONNECTION_DROPS: DELAY_RUNS,
    LANGUAGE: DELAY_RUNS,
    RELOAD: STARTS_OVER,
    SESSION_EXPIRES: HELD_REQUEST,
    COOKIE_NOTICE: DELAY_RUNS,
  },
  placeSearch: {
    MAINTENANCE: isSearchIdle,
    CONNECTION_DROPS: isSearchIdle,
    LANGUAGE: isSearchIdle,
    RELOAD: excluded('The search text is in the URL, so a reload repeats the search'),
    SESSION_EXPIRES: excluded('Place requests carry no token'),
    COOKIE_NOTICE: isSearchIdle,
  },
  flags: {
    MAINTENANCE: OWN_EVENTS,
    CONNECTION_DROPS: excluded('Both the focus afterwards and the lost response are events of this machine'),
    LANGUAGE: DELAY_RUNS,
    RELOAD: STARTS_OVER,
    SESSION_EXPIRES: excluded('Flag requests carry no token'),
    COOKIE_NOTICE: DELAY_RUNS,
  },
  signIn: {
    MAINTENANCE: 'everywhere',
    CONNECTION_DROPS: 'everywhere',
    LANGUAGE: 'everywhere',
    RELOAD: STARTS_OVER,
    SESSION_EXPIRES: OWN_EVENTS,
    COOKIE_NOTICE: isOpen,
  },
  protectedAccess: DIALOG,
  impersonation: DIALOG,
  relationTree: DIALOG,
  notificationCentre: DIALOG,
  bestPlan: DIALOG,
  newVersion: DIALOG,
  requestWizard: WIZARD,
  installationWizard: {
    MAINTENANCE: SAME_FRAME,
    CONNECTION_DROPS: SAME_FRAME,
    LANGUAGE: SAME_FRAME,
    RELOAD: isQuietStep,
    SESSION_EXPIRES: HELD_REQUEST,
    COOKIE_NOTICE: SAME_FRAME,
  },
}

/** Returns the interrupts for the paths of a machine, each with the condition for where it may occur, if any. */
export const pageInterruptsOf = (machine: keyof typeof PAGE_MODELS): readonly PageInterrupt[] =>
  INTERRUPT_NAMES.flatMap((name) => {
    const where = PAGE_INTERRUPTS[machine][name]
    if (typeof where === 'object') return []
    return [{ event: { type: `page.${name}` }, ...(where !== 'everywhere' && { where }) }]
  })

/** Constant, so that each run uses the same places. */
const SEED = 4

/** Returns paths of a visible machine that together contain each of its interrupts once. */
export const interruptedPathsOf = (
  machine: keyof typeof PAGE_MODELS,
  model: Model,
  paths: readonly Path[],
): readonly Path[] => interruptedOnce(model, paths, pageInterruptsOf(machine), SEED)

/** Interrupts that do not occur in the paths of a machine, with the reason. */
export const excludedInterruptsOf = (machine: keyof typeof PAGE_MODELS): Readonly<Record<string, string>> =>
  Object.fromEntries(
    INTERRUPT_NAMES.flatMap((name) => {
      const placement = PAGE_INTERRUPTS[machine][name]
      return typeof placement === 'object' ? [[name, placement.reason]] : []
    }),
  )
