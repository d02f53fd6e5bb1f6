import { formatFilter } from '@portal/schemas'
import type { ClassName } from '@portal/schemas/contract'
import { routesOf } from '../../data/classes.ts'
import { askRecords } from '../../data/records.ts'
import type { Answer, Bco } from '../../services/bco.ts'
import type { AnyRecord } from '../../services/readers/anyRecord.ts'

/** Maximum number of options; users type to narrow the list. */
const LIMIT = 8

/**
 * Searched fields of classes that people know by more than the description. A link such as `Relation` is searched by
 * the name of its record.
 */
const SEARCHED: Readonly<Partial<Record<ClassName, readonly string[]>>> = {
  cpocontract: ['Description', 'ContractNumber', 'Relation'],
}

/**
 * Finds records of a class by part of a searched field. Sends one request per field, because a filter has no OR (S7).
 */
export const findLinked = async (
  bco: Bco,
  to: ClassName,
  sought: string,
): Promise<Answer<readonly AnyRecord[]>> => {
  const page = { pagesize: LIMIT, orderby: 'Description' }
  const queries =
    sought === ''
      ? [page]
      : (SEARCHED[to] ?? ['Description']).map((field) => ({
          ...page,
          filter: formatFilter([{ field, operator: 'CO', value: sought }]),
        }))
  const answers = await Promise.all(queries.map((query) => askRecords(bco, routesOf(to).filtered, { query })))
  const found = answers.flatMap(({ data }) => data.Data)
  return {
    data: [...new Map(found.map((record) => [record.Id, record])).values()].slice(0, LIMIT),
    at: Math.min(...answers.map(({ at }) => at)),
  }
}
