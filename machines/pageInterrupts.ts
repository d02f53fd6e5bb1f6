import type { PAGE_MODELS } from './modelList.ts'
import type { PageInterrupt, PagePlace } from './paths/interrupts.ts'

/** What may come in between whatever somebody does at the portal, and passes. */
const INTERRUPT_NAMES = [
  'MAINTENANCE',
  'CONNECTION_DROPS',
  'LANGUAGE',
  'RELOAD',
  'SESSION_EXPIRES',
  'COOKIE_NOTICE',
] as const
export type InterruptName = (typeof INTERRUPT_NAMES)[number]

/** Why an interrupt is not woven into the paths of a chart. */
interface NotWoven {
  readonly reason: string
}

type Where = (place: PagePlace) => boolean
/** Wherever nothing goes on by itself, or only there where it makes sense. */
type Somewhere = 'everywhere' | Where

/** Only at night: by day another chart plays what is equal for all. */
interface AtNight {
  readonly atNight: Somewhere
}

type Woven = Somewhere | AtNight | NotWoven

const atNight = (where: Somewhere): AtNight => ({ atNight: where })
const not = (reason: string): NotWoven => ({ reason })

const ANEW = not('A new document begins this chart anew: what the former one leaves is played by its starts')
const ITSELF = not('It is what this chart is about: its own events play it')
const OWN_QUESTION = not(
  'The question that finds out is held for its own paths, which play the refused token; renewal.spec.ts plays the rest',
)
const HELD = not(
  'Each request of the sign-in is held by its paths, which do not come to their end with something in between',
)
const IS_MOVING = not('Wherever somebody sees this chart a delay runs, which an interrupt would use up')

const inState =
  (...states: readonly string[]): Where =>
  ({ expected }) =>
    states.includes(String(expected.state))

/** What is chosen is kept on the device; what is half done in an open dialog is not, and a dialog covers the menus. */
const isClosed: Where = ({ expected }) => expected['isOpen'] === false
/** To go elsewhere is to leave the field that was just filled, which the chart takes for an event of its own. */
const hasLeftField: Where = ({ last }) => last?.type !== 'CHANGE'
const isFilterClosed: Where = ({ expected }) => expected['face'] === 'closed'
/** Before anybody is known there is nothing that could be interrupted but the sign-in. */
const isAtHome: Where = ({ expected, last }) => expected.state !== 'hidden' || last?.type === 'PLACE'
const isScreenThere = inState('loaded')
const isQuietScreen = inState('shown', 'dismissed', 'empty', 'failed')
const isSearchThere = inState('idle', 'tooShort', 'found', 'nothing', 'failed')
const staysThere = inState('staying')
const speaks: Where = ({ expected }) => expected.state === 'shown'
/** Failures that are told stand in the document only. */
const speaksWithoutFailure: Where = (place) => speaks(place) && place.expected['code'] === null

/**
 * What is woven into the paths of each chart that a person can see. Every chart says it of every interrupt: one that is
 * forgotten does not compile.
 */
const PAGE_INTERRUPTS: Readonly<Record<keyof typeof PAGE_MODELS, Readonly<Record<InterruptName, Woven>>>> = {
  theme: {
    MAINTENANCE: 'everywhere',
    CONNECTION_DROPS: 'everywhere',
    LANGUAGE: 'everywhere',
    RELOAD: 'everywhere',
    SESSION_EXPIRES: 'everywhere',
    COOKIE_NOTICE: 'everywhere',
  },
  cookieConsent: {
    MAINTENANCE: isClosed,
    CONNECTION_DROPS: 'everywhere',
    LANGUAGE: isClosed,
    RELOAD: isClosed,
    SESSION_EXPIRES: atNight(isClosed),
    COOKIE_NOTICE: ITSELF,
  },
  changePassword: {
    MAINTENANCE: hasLeftField,
    CONNECTION_DROPS: 'everywhere',
    LANGUAGE: hasLeftField,
    RELOAD: not('Passwords are never kept: a new document begins with an empty form, as the start does'),
    SESSION_EXPIRES: OWN_QUESTION,
    COOKIE_NOTICE: atNight(hasLeftField),
  },
  notifications: {
    MAINTENANCE: 'everywhere',
    CONNECTION_DROPS: 'everywhere',
    LANGUAGE: not('The showcase tells in English, and what was told is told again in the new language'),
    RELOAD: ANEW,
    SESSION_EXPIRES: atNight(inState('quiet')),
    COOKIE_NOTICE: atNight('everywhere'),
  },
  notification: {
    MAINTENANCE: atNight(staysThere),
    CONNECTION_DROPS: atNight(staysThere),
    LANGUAGE: atNight(staysThere),
    RELOAD: ANEW,
    SESSION_EXPIRES: atNight(staysThere),
    COOKIE_NOTICE: atNight(staysThere),
  },
  banner: {
    MAINTENANCE: atNight(isQuietScreen),
    CONNECTION_DROPS: atNight(isQuietScreen),
    LANGUAGE: atNight(isQuietScreen),
    RELOAD: ANEW,
    SESSION_EXPIRES: atNight(isQuietScreen),
    COOKIE_NOTICE: atNight(isQuietScreen),
  },
  language: {
    MAINTENANCE: not('The words of the curtain are held as those of the screen are'),
    CONNECTION_DROPS: atNight(speaks),
    LANGUAGE: ITSELF,
    RELOAD: atNight(speaksWithoutFailure),
    SESSION_EXPIRES: atNight(speaks),
    COOKIE_NOTICE: not('It speaks the language of the path: consent.spec.ts plays it in all of them'),
  },
  lazyScreen: {
    MAINTENANCE: atNight(isScreenThere),
    CONNECTION_DROPS: atNight(isScreenThere),
    LANGUAGE: atNight(isScreenThere),
    RELOAD: ANEW,
    SESSION_EXPIRES: isScreenThere,
    COOKIE_NOTICE: isScreenThere,
  },
  relationFilter: {
    MAINTENANCE: atNight(isFilterClosed),
    CONNECTION_DROPS: isAtHome,
    LANGUAGE: atNight(isFilterClosed),
    RELOAD: ANEW,
    SESSION_EXPIRES: OWN_QUESTION,
    COOKIE_NOTICE: atNight(isFilterClosed),
  },
  onboarding: {
    MAINTENANCE: atNight(inState('ready', 'accessRefused')),
    CONNECTION_DROPS: atNight(inState('ready', 'accessRefused')),
    LANGUAGE: atNight(inState('ready')),
    RELOAD: ANEW,
    SESSION_EXPIRES: OWN_QUESTION,
    COOKIE_NOTICE: atNight(inState('ready')),
  },
  intakeForm: {
    MAINTENANCE: atNight(hasLeftField),
    CONNECTION_DROPS: atNight('everywhere'),
    LANGUAGE: not(
      'What a check answered is told in the language in which it was asked: texts are those of the path',
    ),
    RELOAD: not(
      'Who is there is asked anew, which its paths hold: intake.spec.ts plays that the draft is kept',
    ),
    SESSION_EXPIRES: OWN_QUESTION,
    COOKIE_NOTICE: atNight(hasLeftField),
  },
  chargepointCache: {
    MAINTENANCE: not('Who turns to the page asks for what is old by then, which is an event of this chart'),
    CONNECTION_DROPS: 'everywhere',
    LANGUAGE: atNight('everywhere'),
    RELOAD: ANEW,
    SESSION_EXPIRES: OWN_QUESTION,
    COOKIE_NOTICE: 'everywhere',
  },
  table: {
    MAINTENANCE: atNight('everywhere'),
    CONNECTION_DROPS: atNight('everywhere'),
    LANGUAGE: atNight('everywhere'),
    RELOAD: ANEW,
    SESSION_EXPIRES: OWN_QUESTION,
    COOKIE_NOTICE: atNight('everywhere'),
  },
  locations: {
    MAINTENANCE: IS_MOVING,
    CONNECTION_DROPS: IS_MOVING,
    LANGUAGE: IS_MOVING,
    RELOAD: ANEW,
    SESSION_EXPIRES: OWN_QUESTION,
    COOKIE_NOTICE: IS_MOVING,
  },
  placeSearch: {
    MAINTENANCE: atNight(isSearchThere),
    CONNECTION_DROPS: isSearchThere,
    LANGUAGE: isSearchThere,
    RELOAD: not('What is looked for stands in the address: a new document begins by looking for it again'),
    SESSION_EXPIRES: not('Places are asked for without a token'),
    COOKIE_NOTICE: atNight(isSearchThere),
  },
  flags: {
    MAINTENANCE: ITSELF,
    CONNECTION_DROPS: not(
      'To turn to the page afterwards is an event of this chart, and a lost answer another',
    ),
    LANGUAGE: IS_MOVING,
    RELOAD: ANEW,
    SESSION_EXPIRES: not('Flags are asked for without a token'),
    COOKIE_NOTICE: IS_MOVING,
  },
  signIn: {
    MAINTENANCE: HELD,
    CONNECTION_DROPS: HELD,
    LANGUAGE: HELD,
    RELOAD: ANEW,
    SESSION_EXPIRES: ITSELF,
    COOKIE_NOTICE: HELD,
  },
}

/** What is woven into the paths of a chart, with the place: by day, or also what only the night plays. */
export const pageInterruptsOf = (
  chart: keyof typeof PAGE_MODELS,
  when: 'day' | 'night' = 'day',
): readonly PageInterrupt[] =>
  INTERRUPT_NAMES.flatMap((name) => {
    const woven = PAGE_INTERRUPTS[chart][name]
    if (typeof woven === 'object' && ('reason' in woven || when === 'day')) return []
    const where = typeof woven === 'object' ? woven.atNight : woven
    return [{ event: { type: `page.${name}` }, ...(where !== 'everywhere' && { where }) }]
  })

/** What is not woven by day, with the reason. */
export const notWovenInto = (chart: keyof typeof PAGE_MODELS): Readonly<Record<string, string>> =>
  Object.fromEntries(
    INTERRUPT_NAMES.flatMap((name) => {
      const woven = PAGE_INTERRUPTS[chart][name]
      if (typeof woven !== 'object') return []
      return [[name, 'reason' in woven ? woven.reason : 'at night: other charts play it by day']]
    }),
  )
