/** Readers of answers that only super administrators get. */
export {
  readBulkCommand,
  readMinimal,
  readProtectedPerson,
  readTarget,
} from '../../services/readers/admin.ts'
