import { isDeepStrictEqual } from 'node:util'
import { maskedEmail, maskedName } from '@portal/fixtures'
import type { ClassName, Records } from './store.ts'

/**
 * Fields that records copy from others. Each fact has one source, and copies always have its current value. A new name
 * appears everywhere without a new version of the other records.
 */

type Lookup = <C extends ClassName>(className: C, id: string) => Records[C] | undefined
type Show<C extends ClassName> = (record: Records[C], one: Lookup) => Partial<Records[C]>

const inCards =
  (one: Lookup) =>
  <T extends { readonly Id: string }>(card: T): T => {
    const token = one('token', card.Id)
    if (!token) return card
    const { Description, PrintedNumber } = token
    return { ...card, Description, ...('PrintedNumber' in card && { PrintedNumber }) }
  }

const SHOW: { readonly [C in ClassName]?: Show<C> } = {
  relation: ({ ParentRelation }, one) => {
    const parent = ParentRelation && one('relation', ParentRelation.Id)
    return parent ? { ParentRelation: { Id: parent.Id, Description: parent.Description } } : {}
  },
  relationcontact: ({ Relation }, one) => {
    const relation = one('relation', Relation.Id)
    if (!relation) return {}
    const { Id, Description, IsCompany } = relation
    return { Relation: { Id, Description, IsCompany } }
  },
  chargelocation: ({ RelationId }, one) => {
    const owner = one('relation', RelationId)
    return owner ? { Owner: owner.Description } : {}
  },
  chargepoint: ({ RelationId, LocationId }, one) => {
    const owner = one('relation', RelationId)
    const place = one('chargelocation', LocationId)
    return {
      ...(owner && { Owner: owner.Description }),
      ...(place && {
        LocationDescription: place.Description,
        City: place.City,
        Latitude: place.Latitude,
        Longitude: place.Longitude,
      }),
    }
  },
  chargeplacement: ({ AccessCard }, one) =>
    AccessCard?.tokens ? { AccessCard: { ...AccessCard, tokens: AccessCard.tokens.map(inCards(one)) } } : {},
  connection: ({ ChargePointId }, one) => {
    const charger = one('chargepoint', ChargePointId)
    return charger?.EndpointIp === undefined ? {} : { RemoteAddress: charger.EndpointIp }
  },
  protecteduser: ({ RelationContactId }, one) => {
    const person = one('relationcontact', RelationContactId)
    return person ? { Description: maskedName(person.Name), MaskedEmail: maskedEmail(person.Email) } : {}
  },
  whitelistgroup: ({ Tokens }, one) => ({ Tokens: Tokens.map(inCards(one)) }),
  whitelist: ({ Tokens }, one) => ({ Tokens: Tokens.map(inCards(one)) }),
}

/** Returns a record with its copied fields up to date, or the same object if nothing has changed. */
export const denormalize = <C extends ClassName>(
  className: C,
  record: Records[C],
  one: Lookup,
): Records[C] => {
  const show: Show<C> | undefined = SHOW[className]
  const next = show?.(record, one) ?? {}
  const isSame = Object.entries(next).every(([field, value]) =>
    isDeepStrictEqual(Reflect.get(record, field), value),
  )
  return isSame ? record : { ...record, ...next }
}

/** Fields of each class that other records copy, and the classes of these records. */
const SHOWN_BY: {
  readonly [C in ClassName]?: { readonly fields: readonly string[]; readonly by: readonly ClassName[] }
} = {
  relation: {
    fields: ['Description', 'IsCompany'],
    by: ['relation', 'relationcontact', 'chargelocation', 'chargepoint'],
  },
  chargepoint: { fields: ['EndpointIp'], by: ['connection'] },
  chargelocation: { fields: ['Description', 'City', 'Latitude', 'Longitude'], by: ['chargepoint'] },
  token: { fields: ['Description', 'PrintedNumber'], by: ['whitelistgroup', 'whitelist', 'chargeplacement'] },
  relationcontact: { fields: ['Name', 'Email'], by: ['protecteduser'] },
}

/** Returns the classes whose records may need an update after a change to a record. */
export const dependentsOf = (
  className: ClassName,
  before: object | undefined,
  after: object,
): readonly ClassName[] => {
  const { fields, by } = SHOWN_BY[className] ?? { fields: [], by: [] }
  const hasChanged = fields.some(
    (field) => before && Reflect.get(before, field) !== Reflect.get(after, field),
  )
  return hasChanged ? by : []
}
