import type { ErrorCode } from '@portal/schemas'
import type { ClassName } from '@portal/schemas/contract'
import type { ClassName as StoredClass } from '../../world/store.ts'
import type { View } from '../../world/view.ts'
import { BcoError, type CallContext } from '../handler.ts'

type Fields = Readonly<Record<string, unknown>>

/** Reference to other records that is not a plain link: an id in a nested field, a list of ids or cards, or a code. */
interface Inside {
  readonly path: readonly [field: string, inner?: string]
  readonly to: StoredClass
  readonly by?: 'Code' | 'PrintedNumber'
  readonly unknown: ErrorCode
}

const group: Inside = { path: ['WhitelistGroup'], to: 'whitelistgroup', by: 'Code', unknown: 'TOKGRNOTFOUND' }
const cards: Inside = { path: ['Tokens'], to: 'token', unknown: 'UnknownToken' }

const INSIDE: { readonly [C in ClassName]?: readonly Inside[] } = {
  chargeplacement: [
    { path: ['PlugCharge', 'reimburser'], to: 'relationcontact', unknown: 'REIMBURSERNA' },
    { path: ['Reimbursement', 'reimburserId'], to: 'relationcontact', unknown: 'REIMBURSERNA' },
    {
      path: ['Reimbursement', 'reimbsubscriptiontypeid'],
      to: 'subscriptiontype',
      unknown: 'SUBTYPENOTFOUND',
    },
    { path: ['Reimbursement', 'tokensReimb'], to: 'token', unknown: 'UnknownToken' },
    {
      path: ['Reimbursement', 'rfidTokensReimb'],
      to: 'token',
      by: 'PrintedNumber',
      unknown: 'UnknownToken',
    },
    { path: ['AccessCard', 'whitelistTokenGroup'], to: 'whitelist', unknown: 'TOKGRNOTFOUND' },
    { path: ['AccessCard', 'subscriptiontypeid'], to: 'subscriptiontype', unknown: 'SUBTYPENOTFOUND' },
    { path: ['AccessCard', 'tokens'], to: 'token', unknown: 'UnknownToken' },
    { path: ['AccessCard', 'rfidTokens'], to: 'token', by: 'PrintedNumber', unknown: 'UnknownToken' },
    group,
  ],
  whitelistgroup: [cards],
  whitelist: [cards, group],
}

const idsIn = (record: Fields, [field, inner]: Inside['path']): readonly string[] => {
  const outer = record[field]
  const value: unknown =
    inner === undefined || typeof outer !== 'object' || outer === null ? outer : Reflect.get(outer, inner)
  const each = Array.isArray(value) ? (value as readonly unknown[]) : [value]
  return each.flatMap((one) => {
    const id: unknown = typeof one === 'object' && one !== null && 'Id' in one ? one.Id : one
    return typeof id === 'string' && id !== '' ? [id] : []
  })
}

const isThere = (view: View, { to, by }: Inside, id: string): boolean =>
  by === undefined
    ? view.one(to, id) !== undefined
    : view.all(to).some((record) => Reflect.get(record, by) === id)

/**
 * Rejects a write that adds a nested reference (see `Inside`) to a record that the caller cannot see. Existing
 * references may stay.
 */
export const checkNamedInside = (
  name: ClassName,
  next: Fields,
  previous: Fields | undefined,
  { world, caller }: CallContext,
): void => {
  const view = world.as(caller)
  for (const inside of INSIDE[name] ?? []) {
    const before = previous ? idsIn(previous, inside.path) : []
    const stranger = idsIn(next, inside.path).find((id) => !before.includes(id) && !isThere(view, inside, id))
    if (stranger !== undefined)
      throw new BcoError(inside.unknown, `${inside.path.join('/')}: '${stranger}' does not exist`)
  }
}
