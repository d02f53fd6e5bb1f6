import { queryTable } from '../world/query.ts'
import { CHARGESESSION_FIELDS } from './fields.ts'
import { BcoError, type Handler } from './handler.ts'

export const listChargesessions: Handler<'listChargesessions'> = ({ query }, { caller, world, now }) => {
  const view = world.as(caller)
  return queryTable(view.sessions(now), query, {
    fields: CHARGESESSION_FIELDS,
    defaultOrder: 'Start desc',
    // The power curve is long: only the rows of the page get it, and only when it is asked for.
    complete: (session) => view.session(session.Id, now) ?? session,
  })
}

export const getChargesession: Handler<'getChargesession'> = ({ params }, { caller, world, now }) => {
  const session = world.as(caller).session(params.id, now)
  if (!session) throw new BcoError('UNKNOWNREQUEST')
  return session
}
