export { endDebugOption } from '../../services/endDebugOption.ts'
export type { DebugOption } from '../../services/visit.ts'
