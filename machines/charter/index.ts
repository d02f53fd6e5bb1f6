/** Charters as a program reads them: by their printed lines alone. */
export { ACTS, type ActName, actsOf, NotUnderstood, SIGHTS, type SightName, sightsOf } from './forms.ts'
export { playedBothWays, playedOneWay } from './inBrowser.ts'
export { type Charter, type CharterPath, type CharterStep, readCharter } from './read.ts'
