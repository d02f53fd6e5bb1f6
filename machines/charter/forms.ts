import { NotUnderstood } from '@portal/paths/charter'

/**
 * Sentence forms of charters. Each clause of a step and each expectation has exactly one of these forms, so
 * that a program can follow the text written for a person. “…” quotes the portal, ‘…’ anything else.
 */
const HOLES = {
  name: '[^“”‘]+',
  label: '[^“”‘]+',
  text: '.+',
  value: '.+',
  subject: '[a-z][^“”‘’]*',
  other: '[a-z][^“”‘’]*',
  path: '/\\S*',
  person: '[a-z]+',
  seconds: '[\\d.]+',
  count: '\\d+',
  instant: '\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z',
  minutes: '\\d+',
  code: '\\w+',
  status: '\\d{3}',
  key: '[\\w:./~-]+',
  place: 'main menu|side menu|account menu|notice|footer|question|list of steps|open list|draft',
  state: 'on|off',
  storage: 'local|session',
  names: '.+',
} as const

/** Actions of the tester. */
export const ACTS = {
  press: 'press “{name}”',
  pressIn: 'press “{name}” in the {place}',
  pressOwn: 'press ‘{text}’',
  pressUntil: 'press ‘{text}’ until the text ‘{label}’ is not on screen',
  pressTwice: 'press “{name}” twice in a row',
  pressOfStep: 'press “{name}” at “{label}”',
  pressFirst: 'press the first “{name}”',
  openBranch: 'open ‘{text}’ in the tree',
  closeBranch: 'close ‘{text}’ in the tree',
  pressOpener: 'press the button that begins with “{name}”',
  pressOpenerTwice: 'press the button that begins with “{name}” twice in a row',
  closeNotification: 'press “{name}” of notification {count}',
  closeMarked: 'press “{name}” of the notification ‘{text}’',
  chooseIn: 'choose “{name}” in the {place}',
  chooseOwn: 'choose ‘{text}’ in the open list',
  choose: 'choose “{name}”',
  select: 'select “{name}” in “{label}”',
  selectOwn: 'select ‘{text}’ in “{label}”',
  tick: 'tick “{name}”',
  type: 'type {value} into “{label}”',
  empty: 'empty the field “{label}”',
  addFile: 'add the file {value} to “{label}”',
  leaveByTab: 'go into “{label}” and leave it with the Tab key',
  leaveByClick: 'go into “{label}” and leave it by a click on the heading',
  focusNotification: 'put the focus on “{name}” of the notification ‘{text}’',
  dropFocus: 'take the focus away from it',
  enter: 'press Enter in the field, or “{name}” where no field has the focus',
  pressKey: 'press the key {key}',
  tabToLine: 'go with the Tab key to the first line of the list “{name}”',
  open: 'open {path}',
  openAs: 'sign in as {person} and open {path}',
  signIn: 'sign in as {person} at the sign-in page',
  cancelSignIn: 'press ‘Cancel’ at the sign-in page',
  goTo: 'go to {path} by a link',
  noteCharger: 'note the first charger of the list',
  openCharger:
    'open the noted charger by its link, or go back to it in the browser where the list does not show it',
  back: 'go back in the browser',
  backAfterOther: "leave for another site, and come back by the browser's Back button",
  reload: 'reload the page',
  look: 'wait for “{name}”',
  hide: 'turn to another tab',
  show: 'come back to the tab',
  focus: 'click into another window, and back into the portal',
  reconnect: "take the browser's network away and give it back",
  wait: 'wait {seconds} seconds',
  waitForBusy: 'wait until “{name}” is busy by itself',
  waitForRenewal: 'wait until a minute before the token ends',
  hold: 'hold {subject}',
  unhold: 'hold {subject} no longer',
  answer: 'let {subject} be answered',
  arrive: 'let the last request that was sent arrive after all',
  answerCode: 'let {subject} be answered with the code {code}',
  answerOwn: 'let {subject} be answered with ‘{text}’',
  answerStatus: 'let {subject} fail with the status {status}',
  drop: 'let {subject} break off',
  dropRest: 'let {subject} break off if it still waits',
  silent: 'leave {subject} without an answer for {seconds} seconds',
  always: 'have the mock answer {subject} always with the code {code}',
  nextCode: 'have the mock answer {subject} once with the code {code}',
  banner: "set the operator's message to ‘{text}’",
  noBanner: "take the operator's message away",
  flag: 'switch the flag {key} {state}',
  refuseTokens: 'have the API refuse the tokens of until now',
  takeTokens: 'have the API take all tokens again',
  serverTime: 'put the clock of the mock {minutes} minutes forward',
  stopClock: 'stop the clock of the mock at {instant}',
  changePassword: 'change the password of {person} from {value} to {text} by a call of the API',
  setUp: 'set up the account of {person} by a call of the API',
  keepElsewhere: 'set {key} in the local storage of another tab to {value}',
  keep: 'set {key} in the {storage} storage to {value}',
  forgetElsewhere: 'delete {key} from the local storage in another tab',
  forget: 'delete {key} from the local storage',
  expire: 'put the last sign-in back on the device, so that it ends in {seconds} seconds',
  expired: 'put the last sign-in back on the device, so that it has ended',
  becomeElsewhere: 'sign in as {person} in another tab',
  renewElsewhere: 'renew the sign-in in another tab',
  deleteCookie: 'delete the cookie {key}',
  endSession: 'delete the cookies of the sign-in service',
  allow: 'allow only {names} in another tab',
  allowed: 'allow only {names} until {seconds} seconds from now',
} as const

/** Expectations of the tester. */
export const ASSERTION_FORMS = {
  shown: '“{name}”',
  notShown: 'no “{name}”',
  own: 'the text ‘{text}’',
  notOwn: 'no text ‘{text}’',
  times: '{count} times “{name}”',
  ownButton: 'a button ‘{text}’',
  begins: 'a button that begins with “{name}”',
  notBegins: 'no button that begins with “{name}”',
  enabled: '“{name}” can be pressed',
  disabled: '“{name}” cannot be pressed',
  busy: '“{name}” is busy',
  chosen: '“{name}” is chosen',
  says: '“{label}” says “{text}”',
  checking: '“{label}” is being checked: “{name}”',
  contains: '“{label}” contains {value}',
  isEmpty: '“{label}” is empty',
  noMistake: 'no field is marked as wrong',
  reason: 'what the code {code} means',
  waits: '{subject} waits',
  eitherWaits: '{subject} or {other} waits',
  waitsNot: '{subject} does not wait',
  nothingWaits: 'nothing waits',
  noHeading: 'no heading',
  rows: '{count} rows in the table',
  openInTree: '‘{text}’ is open in the tree',
  closedInTree: '‘{text}’ is closed in the tree',
  notInTree: 'no ‘{text}’ in the tree',
  locations: '{count} locations in the list',
  list: 'in the open list {names}',
  notList: 'not in the open list {names}',
  notifications: 'from top to bottom the notifications {names}',
  noNotification: 'no notification',
  switches: 'the switches that are on are {names}',
  cookieAllows: 'the cookie {key} allows {names}',
  noCookie: 'no cookie {key}',
  inConsole: 'a line in the console that begins with ‘{text}’',
  loadedAgain: 'the page is loaded again',
  charger: 'the noted charger',
  chargers: 'the chargers in the list',
  total: 'a total of {seconds} euro',
  address: 'the address {path}',
  stage: '“{label}” is at “{name}”',
  refreshAnswers: '“{name}” asks for data at once',
  refreshWaits: '“{name}” asks for nothing yet',
  lasting: 'the same after {seconds} seconds more',
  unseen: 'nothing to look at, as another tab is in front',
  same: 'nothing that was not there before',
} as const

export type ActName = keyof typeof ACTS
export type AssertionName = keyof typeof ASSERTION_FORMS

/** A parsed clause: its form and the values of its holes. */
export interface Clause<TName extends string> {
  readonly name: TName
  readonly given: Readonly<Record<string, string>>
}

const escaped = (text: string): string => text.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&')

const patternOf = (form: string): RegExp => {
  const parts = form.split(/\{(\w+)\}/)
  const pattern = parts.map((part, at) =>
    at % 2 === 0 ? escaped(part) : `(?<${part}>${HOLES[part as keyof typeof HOLES]})`,
  )
  return new RegExp(`^${pattern.join('')}$`, 'u')
}

/** Length of the fixed words of a form: if two forms fit, the more specific one wins. */
const weightOf = (form: string): number => form.replace(/\{\w+\}/g, '').length

const readersOf = <TName extends string>(forms: Readonly<Record<TName, string>>) =>
  (Object.entries(forms) as [TName, string][])
    .map(([name, form]) => ({ name, pattern: patternOf(form), weight: weightOf(form) }))
    .toSorted((a, b) => b.weight - a.weight)

/** A remark in parentheses at the end is for people and does not change the meaning. */
const REMARK = / \([^()“”‘]*\)$/u

/** Lines begin with a capital letter, clauses within them do not. */
const plain = (clause: string): string => {
  const text = clause.trim().replace(REMARK, '')
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

const readWith = <TName extends string>(forms: Readonly<Record<TName, string>>) => {
  const readers = readersOf(forms)
  const read = (clause: string): Clause<TName> => {
    const text = plain(clause)
    const fits = readers.flatMap(({ name, pattern, weight }) => {
      const found = pattern.exec(text)
      return found ? [{ name, given: { ...found.groups }, weight }] : []
    })
    const [best, next] = fits
    if (!best) throw new NotUnderstood(`No sentence of a charter is like ‘${clause}’.`)
    if (next?.weight === best.weight)
      throw new NotUnderstood(`‘${clause}’ can mean ${best.name} and ${next.name}.`)
    return { name: best.name, given: best.given }
  }
  /** Cache: charters repeat the same clauses often. */
  const known = new Map<string, Clause<TName>>()
  return (clause: string): Clause<TName> => {
    const found = known.get(clause) ?? read(clause)
    known.set(clause, found)
    return found
  }
}

const readAct = readWith(ACTS)
const readAssertion = readWith(ASSERTION_FORMS)

/** A line is one clause, or several separated by '; '. */
const clausesOf = (line: string): readonly string[] => line.split('; ').filter((clause) => clause !== '')

export const actsOf = (line: string): readonly Clause<ActName>[] => clausesOf(line).map(readAct)
export const assertionsOf = (line: string): readonly Clause<AssertionName>[] =>
  clausesOf(line).map(readAssertion)
