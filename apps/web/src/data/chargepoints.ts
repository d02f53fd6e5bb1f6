import type { ChargepointCacheRef } from '@portal/machines'
import { getChargepoint, listChargepoints } from '@portal/schemas'
import type { Bco } from '../services/bco.ts'
import type { Chargers, ReadCharger } from '../services/readers/chargers.ts'
import { startCacheEntry } from './cacheEntry.ts'

/** Entries no one watches are dropped beyond this many. */
const MAX_ENTRIES = 60
const LIST = 'list'

export type Chargepoints = ReturnType<typeof createChargepoints>

/**
 * The chargepoint cache (S4): one actor for each list and one for each charger that was looked at. They outlive routes, so
 * that going back within 5 seconds asks for nothing.
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
    /** The list of all chargers that the person may see, or of one relation; with those below it unless `isDirect`. */
    list(relation?: string, isDirect = false): ChargepointCacheRef<Chargers> {
      const query = {
        ...(relation !== undefined && { relid: relation }),
        ...(isDirect && { directonly: true }),
      }
      const asked = JSON.stringify(query)
      const known = lists.get(asked)
      if (known) return known
      const list = startCacheEntry<Chargers>(LIST, (_, signal) =>
        bco().call(listChargepoints, { query }, { signal }),
      )
      lists.set(asked, list)
      return list
    },
    /** The entry of one charger, made when it is asked for first. */
    entry(id: string): ChargepointCacheRef<ReadCharger> {
      const known = entries.get(id)
      if (known) return known
      makeRoom()
      const entry = startCacheEntry<ReadCharger>(id, (key, signal) =>
        bco().call(getChargepoint, { params: { id: key } }, { signal }),
      )
      entries.set(id, entry)
      return entry
    },
    /** Another person or relation: nothing of the former may be shown. */
    clear() {
      for (const entry of [...lists.values(), ...entries.values()]) entry.send({ type: 'CLEAR' })
    },
  }
}
