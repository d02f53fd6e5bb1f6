import type { ClassName } from './store.ts'

/** Descriptions that were made of another record's name: which classes have them, and the field that names the other. */
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

/** The texts in which the name of another is said. */
const TEXTS = ['Description', 'LandOwner']

interface Renamed {
  readonly Id: string
  readonly Description: string
}

/** The classes whose texts may say the name of a record that now has another. */
export const textsNaming = (
  className: ClassName,
  before: object | undefined,
  after: Renamed,
): readonly ClassName[] => {
  const was: unknown = before && Reflect.get(before, 'Description')
  return typeof was === 'string' && was !== after.Description ? (NAMED_IN[className]?.classes ?? []) : []
}

/** A record whose text says the name that another has now; undefined where it does not say the former one. */
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
