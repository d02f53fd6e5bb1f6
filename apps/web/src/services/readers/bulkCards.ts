import { id, number, record, text } from './read.ts'

/** Reads the fields of a card that are needed to change its subscription. */
export const readBulkCard = record({
  Id: id,
  Version: number,
  Number: text,
  State: id,
  RelationId: id,
  Subscription: id,
})

export const readBulkSubscription = record({ Id: id, SubscriptionTypeId: id, Status: id })

/** Reads a selectable subscription type. A type with a relation is for that relation only. */
export const readBulkType = record({ Id: id, Description: text, RelationId: id })
