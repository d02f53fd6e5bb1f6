import { genericCalls } from '@portal/schemas'
import type { EditedClass } from '../../../components/records/wiring.ts'

/** The calls of cards. */
export const routes = genericCalls('token', 'Token')

/** The form of a card: its fields, and the records that it names. */
export const CARD_EDIT: EditedClass = {
  routes,
  title: 'shell.cards',
  editable: ['Description', 'RelationContactId'],
  links: { RelationContactId: 'RelationContact', Subscription: 'Subscription', RelationId: 'Relation' },
}
