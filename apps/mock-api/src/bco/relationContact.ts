import { queryTable } from '../world/query.ts'
import { RELATION_CONTACT_FIELDS } from './fields.ts'
import type { Handler } from './handler.ts'

export const listRelationContacts: Handler<'listRelationContacts'> = ({ query }, { caller, world }) =>
  queryTable(world.as(caller).all('relationcontact'), query, {
    fields: RELATION_CONTACT_FIELDS,
    defaultOrder: 'Name',
  })
