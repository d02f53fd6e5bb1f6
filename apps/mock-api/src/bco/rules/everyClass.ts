import type { ClassName } from '../../world/store.ts'
import type { Row } from '../generic/row.ts'
import type { CallContext } from '../handler.ts'
import { must } from './rule.ts'

/** Fields whose combination is unique in a class. */
const UNIQUE: { readonly [C in ClassName]?: readonly string[] } = {
  tariff: ['Code'],
  translation: ['Key'],
  generictable: ['Table', 'Key'],
  subscriptiontype: ['Code', 'RelationId'],
  whitelistgroup: ['Code'],
  whitelist: ['WhitelistGroup', 'Code'],
  cpocontract: ['ContractNumber'],
}

/** Rejects a code or key that another record uses, regardless of its owner. */
export const checkUnique = (
  name: ClassName,
  next: Row,
  previous: Row | undefined,
  { world }: CallContext,
): void => {
  const fields = UNIQUE[name]
  if (!fields || (previous && fields.every((field) => previous[field] === next[field]))) return
  const field = fields.includes('Code') ? 'Code' : (fields.at(-1) ?? '')
  must(!world.everyone.hasOther(name, next, fields), 'Error', `${field}: is in use`)
}

const PERIODS = [
  ['StartDate', 'EndDate'],
  ['Start', 'End'],
] as const

export const checkPeriods = (next: Row, previous: Row | undefined): void => {
  for (const [start, end] of PERIODS) {
    const [from, until] = [next[start], next[end]]
    const isSame = previous?.[start] === from && previous?.[end] === until
    if (isSame || typeof from !== 'string' || typeof until !== 'string') continue
    must(Date.parse(until) > Date.parse(from), 'Error', `${end}: lies before ${start}`)
  }
}
