/** How the answers that only super administrators see are read. */
export {
  readBulkCommand,
  readMinimal,
  readProtectedPerson,
  readTarget,
} from '../../services/readers/admin.ts'
