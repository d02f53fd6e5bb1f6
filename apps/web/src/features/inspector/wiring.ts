/** What can be switched on for a visit, and how it is ended. */
export { endFlag } from '../../services/endFlag.ts'
export type { Flag } from '../../services/visit.ts'
