import type { ChargepointCacheRef } from '@portal/machines'
import { getChargepoint, listChargepoints } from '@portal/schemas'
import type { Children } from '../app/root.ts'
import type { Bco } from '../services/bco.ts'
import type { Chargers, ReadCharger } from '../services/readers/chargers.ts'
import { cacheEntryOptions, type FetchEntry } from './cacheEntry.ts'

/** Maximum number of cached chargers. Above it, unobserved ones are dropped. */
const MAX_CHARGERS = 60
const LIST = 'list'

export type Chargepoints = ReturnType<typeof createChargepoints>

/**
 * Creates the chargepoint cache (S4): one child actor of the root per list and per viewed charger. The actors outlive
 * routes, so returning within 5 seconds sends no request.
 */
export const createChargepoints = (bco: () => Bco, { childOf, stopChild }: Children) => {
  const lists = new Map<string, ChargepointCacheRef<Chargers>>()
  const chargers = new Map<string, ChargepointCacheRef<ReadCharger>>()

  const start = <TData>(id: string, key: string, fetchEntry: FetchEntry<TData>) =>
    childOf(`chargepoints ${id}`, () => cacheEntryOptions(key, fetchEntry))

  const makeRoom = () => {
    for (const [id, charger] of chargers) {
      if (chargers.size < MAX_CHARGERS) return
      if (charger.getSnapshot().context.observers > 0) continue
      stopChild(`chargepoints ${id}`)
      chargers.delete(id)
    }
  }

  return {
    /**
     * Returns the list of all visible chargers, or of the chargers of one relation, with its child relations unless
     * `isDirect`.
     */
    list(relation?: string, isDirect = false): ChargepointCacheRef<Chargers> {
      const query = {
        ...(relation !== undefined && { relid: relation }),
        ...(isDirect && { directonly: true }),
      }
      const id = JSON.stringify(query)
      const existing = lists.get(id)
      if (existing) return existing
      const list = start<Chargers>(id, LIST, (_, signal) =>
        bco().call(listChargepoints, { query }, { signal }),
      )
      lists.set(id, list)
      return list
    },
    /** Returns the entry of a charger, created on first use. */
    entry(id: string): ChargepointCacheRef<ReadCharger> {
      const existing = chargers.get(id)
      if (existing) return existing
      makeRoom()
      const charger = start<ReadCharger>(id, id, (key, signal) =>
        bco().call(getChargepoint, { params: { id: key } }, { signal }),
      )
      chargers.set(id, charger)
      return charger
    },
    clear() {
      for (const entry of [...lists.values(), ...chargers.values()]) entry.send({ type: 'CLEAR' })
    },
  }
}
