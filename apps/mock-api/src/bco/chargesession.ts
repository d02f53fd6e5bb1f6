import { readFiltered, readNarrowed } from './generic/read.ts'
import type { Handler } from './handler.ts'

export const listChargesessions: Handler<'listChargesessions'> = ({ query }, context) =>
  readFiltered('chargesession', query, context) as unknown as ReturnType<Handler<'listChargesessions'>>

export const getChargesession: Handler<'getChargesession'> = ({ params, query }, context) =>
  readNarrowed('chargesession', params.id, query, context) as unknown as ReturnType<
    Handler<'getChargesession'>
  >
