/** Charters as a program reads them: by their printed lines alone. */
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
