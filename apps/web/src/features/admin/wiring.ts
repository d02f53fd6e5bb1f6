/** Readers of answers that only super administrators get. */
export {
  type ReadFrame,
  readBulkCommand,
  readMinimal,
  readProtectedPerson,
  readTarget,
} from '../../services/readers/admin.ts'
export { type ReadBacklogEntry, type ReadErrorGroup, readBacklog } from '../../services/readers/logs.ts'
