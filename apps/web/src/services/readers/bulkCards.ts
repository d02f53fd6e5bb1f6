import { id, number, record, text } from './read.ts'

/** A card as far as a change of its subscription needs it. */
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

/** A type that can be chosen; one of a relation is for that relation alone. */
export const readBulkType = record({ Id: id, Description: text, RelationId: id })
