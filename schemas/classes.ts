import { CUSTOMER_CLASSES } from './classes/customer.ts'
import type { ClassEntry } from './classes/entry.ts'
import { NETWORK_CLASSES } from './classes/network.ts'
import type { DataCategory } from './constants.ts'
import type { Entities } from './entities/all.ts'

/**
 * The classes of S7, by the name that their paths begin with. Handlers, `meta`, scope and tests read this table; the
 * portal does not, so that none of it lands in its bundle.
 */
export const CLASSES = { ...CUSTOMER_CLASSES, ...NETWORK_CLASSES } as const

export type ClassName = keyof typeof CLASSES
/** The entity of a class. */
export type EntityOf<C extends ClassName> = (typeof CLASSES)[C]['entity']
/** The records of a class. */
export type RecordOf<C extends ClassName> = Entities[EntityOf<C>]

export const CLASS_NAMES = Object.keys(CLASSES) as readonly ClassName[]

/** The entry of a class without its literal types. */
export const classEntry = (name: ClassName): ClassEntry<Record<string, unknown>> => CLASSES[name]

/** The category of a field of a class. */
export const categoryOf = (name: ClassName, field: string): DataCategory => {
  const { state, tech } = classEntry(name)
  if (state?.includes(field)) return 'STATE'
  return tech?.includes(field) ? 'TECH' : 'BASIC'
}
