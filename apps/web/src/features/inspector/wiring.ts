/** What can be switched on for a visit, and how it is ended. */
export { endDebugOption } from '../../services/endDebugOption.ts'
export type { DebugOption } from '../../services/visit.ts'
