import { CUSTOMER_CLASSES } from './classes/customer.ts'
import type { ClassEntry } from './classes/entry.ts'
import { NETWORK_CLASSES } from './classes/network.ts'
import type { DataCategory } from './constants.ts'
import type { Entities } from './entities/all.ts'

/**
 * The classes of S7 by the name in their paths. Used by handlers, `meta`, scope and tests. The portal must not import
 * them, because they would enlarge its bundle.
 */
export const CLASSES = { ...CUSTOMER_CLASSES, ...NETWORK_CLASSES } as const

export type ClassName = keyof typeof CLASSES
export type EntityOf<C extends ClassName> = (typeof CLASSES)[C]['entity']
export type RecordOf<C extends ClassName> = Entities[EntityOf<C>]

export const CLASS_NAMES = Object.keys(CLASSES) as readonly ClassName[]

/** Returns the entry of a class without its literal types. */
export const classEntry = (name: ClassName): ClassEntry<Record<string, unknown>> => CLASSES[name]

/** Returns the name of the date that `from` and `to` of a list refer to. */
export const periodField = (name: ClassName): string => classEntry(name).moment ?? 'CreatedOn'

export const categoryOf = (name: ClassName, field: string): DataCategory => {
  const { state, tech } = classEntry(name)
  if (state?.includes(field)) return 'STATE'
  return tech?.includes(field) ? 'TECH' : 'BASIC'
}
