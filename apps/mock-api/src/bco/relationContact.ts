import { readFiltered } from './generic/read.ts'
import type { Handler } from './handler.ts'

export const listRelationContacts: Handler<'listRelationContacts'> = ({ query }, context) =>
  readFiltered('relationcontact', query, context) as unknown as ReturnType<Handler<'listRelationContacts'>>
