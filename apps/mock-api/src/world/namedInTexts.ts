import type { ClassName } from './store.ts'

/** Classes whose descriptions contain another record's name, and the field that links to that record. */
const NAMED_IN: {
  readonly [C in ClassName]?: { readonly field: string; readonly classes: readonly ClassName[] }
} = {
  chargepoint: { field: 'ChargePointId', classes: ['alarm', 'connection', 'chargeplacement'] },
  subscriptiontype: { field: 'SubscriptionTypeId', classes: ['subscription'] },
  relation: {
    field: 'RelationId',
    classes: [
      'subscription',
      'chargepassrequest',
      'cpocontract',
      'whitelistgroup',
      'whitelist',
      'chargelocation',
    ],
  },
}

/** Fields that may contain another record's name. */
const TEXTS = ['Description', 'LandOwner']

interface Renamed {
  readonly Id: string
  readonly Description: string
}

/** Returns the classes whose texts may contain the old name of a renamed record. */
export const textsNaming = (
  className: ClassName,
  before: object | undefined,
  after: Renamed,
): readonly ClassName[] => {
  const was: unknown = before && Reflect.get(before, 'Description')
  return typeof was === 'string' && was !== after.Description ? (NAMED_IN[className]?.classes ?? []) : []
}

/** Replaces the old name of another record in the texts of a record. Returns undefined if no text contains it. */
export const withNewName = <T extends Renamed>(
  className: ClassName,
  before: object,
  after: Renamed,
  record: T,
): T | undefined => {
  const was = String(Reflect.get(before, 'Description'))
  const isAbout = Reflect.get(record, NAMED_IN[className]?.field ?? '') === after.Id
  if (!isAbout || was === '') return undefined
  const renamed = TEXTS.flatMap((field) => {
    const text: unknown = Reflect.get(record, field)
    if (typeof text !== 'string' || !text.includes(was)) return []
    return [[field, text.split(was).join(after.Description).slice(0, 255)] as const]
  })
  return renamed.length === 0 ? undefined : { ...record, ...Object.fromEntries(renamed) }
}
