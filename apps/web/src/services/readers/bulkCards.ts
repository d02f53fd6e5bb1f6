import { id, number, record, text } from './read.ts'

/** The fields of a card that a change to its subscription needs. */
export const readBulkCard = record({
  Id: id,
  Version: number,
  Number: text,
  State: id,
  RelationId: id,
  Subscription: id,
})

/** A subscription that cards can be moved to. */
export const readBulkSubscription = record({ Id: id, SubscriptionTypeId: id, Status: id })

/** A type to choose from. A type with a relation is for that relation only. */
export const readBulkType = record({ Id: id, Description: text, RelationId: id })
