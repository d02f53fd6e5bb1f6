import type { ChargepointCacheRef } from '@portal/machines'
import { getChargepoint, listChargepoints } from '@portal/schemas'
import type { Bco } from '../services/bco.ts'
import type { Chargers, ReadCharger } from '../services/readers/chargers.ts'
import { startCacheEntry } from './cacheEntry.ts'

/** Maximum number of entries; unobserved ones beyond it are dropped. */
const MAX_ENTRIES = 60
const LIST = 'list'

export type Chargepoints = ReturnType<typeof createChargepoints>

/**
 * The chargepoint cache (S4): one actor per list and one per viewed charger. They outlive routes, so returning within
 * 5 seconds sends no request.
 */
export const createChargepoints = (bco: () => Bco) => {
  const lists = new Map<string, ChargepointCacheRef<Chargers>>()
  const entries = new Map<string, ChargepointCacheRef<ReadCharger>>()

  const makeRoom = () => {
    for (const [id, entry] of entries) {
      if (entries.size < MAX_ENTRIES) return
      if (entry.getSnapshot().context.observers > 0) continue
      entry.stop()
      entries.delete(id)
    }
  }

  return {
    /** Returns the list of all visible chargers, or of one relation and, unless `isDirect`, of those below it. */
    list(relation?: string, isDirect = false): ChargepointCacheRef<Chargers> {
      const query = {
        ...(relation !== undefined && { relid: relation }),
        ...(isDirect && { directonly: true }),
      }
      const key = JSON.stringify(query)
      const cached = lists.get(key)
      if (cached) return cached
      const list = startCacheEntry<Chargers>(LIST, (_, signal) =>
        bco().call(listChargepoints, { query }, { signal }),
      )
      lists.set(key, list)
      return list
    },
    /** Returns the entry of a charger, created on first use. */
    entry(id: string): ChargepointCacheRef<ReadCharger> {
      const cached = entries.get(id)
      if (cached) return cached
      makeRoom()
      const entry = startCacheEntry<ReadCharger>(id, (key, signal) =>
        bco().call(getChargepoint, { params: { id: key } }, { signal }),
      )
      entries.set(id, entry)
      return entry
    },
    /** Clears all data of the former person or relation. */
    clear() {
      for (const entry of [...lists.values(), ...entries.values()]) entry.send({ type: 'CLEAR' })
    },
  }
}
