/** Readers of responses that only super administrators receive. */
export {
  type ReadFrame,
  readBulkCommand,
  readMinimal,
  readProtectedPerson,
  readTarget,
} from '../../services/readers/admin.ts'
export { type ReadBacklogEntry, type ReadErrorGroup, readBacklog } from '../../services/readers/logs.ts'
