/** Parser for charters: reads only their printed lines. */
export {
  ACTS,
  type ActName,
  ASSERTION_FORMS,
  type AssertionName,
  actsOf,
  assertionsOf,
} from './forms.ts'
export { playedBothWays, playedOneWay } from './inBrowser.ts'
export { type Charter, type CharterPath, type CharterStep, readCharter } from './read.ts'
