import { genericCalls } from '@portal/schemas'
import type { EditedClass } from '../../../components/records/wiring.ts'

export const routes = genericCalls('token', 'Token')

export const CARD_EDIT: EditedClass = {
  routes,
  title: 'shell.cards',
  editable: ['Description', 'RelationContactId'],
  links: {
    RelationContactId: 'RelationContact',
    Subscription: 'Subscription',
    RelationId: 'Relation',
    ReplacesId: 'Replaces',
    ReplacedById: 'ReplacedBy',
  },
}
