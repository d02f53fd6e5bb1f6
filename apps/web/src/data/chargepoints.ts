import { type ChargepointCacheRef, createChargepointCache } from '@portal/machines'
import { type Chargepoint, getChargepoint, listChargepoints } from '@portal/schemas'
import { fromPromise } from 'xstate'
import type { Bco } from '../services/bco.ts'
import { startChart } from './startChart.ts'

/** Entries nobody watches are dropped beyond this many. */
const MAX_ENTRIES = 60
const LIST = 'list'

export type Chargepoints = ReturnType<typeof createChargepoints>

/**
 * The chargepoint cache (S4): one actor for each list and one for each charger that was looked at. They outlive routes, so
 * that going back within 5 seconds asks for nothing.
 */
export const createChargepoints = (bco: () => Bco) => {
  const isVisible = () => document.visibilityState === 'visible'

  const start = <TData>(
    key: string,
    fetchEntry: (key: string, signal: AbortSignal) => Promise<{ data: TData; at: number }>,
  ) => {
    const machine = createChargepointCache<TData>().provide({
      actors: {
        fetchEntry: fromPromise<{ data: TData; at: number }, { key: string }>(({ input, signal }) =>
          fetchEntry(input.key, signal),
        ),
      },
    })
    return startChart(machine, { key, isVisible: isVisible() })
  }

  const lists = new Map<string | undefined, ChargepointCacheRef<Chargepoint[]>>()
  const entries = new Map<string, ChargepointCacheRef<Chargepoint>>()

  const makeRoom = () => {
    for (const [id, entry] of entries) {
      if (entries.size < MAX_ENTRIES) return
      if (entry.getSnapshot().context.observers > 0) continue
      entry.stop()
      entries.delete(id)
    }
  }

  const tellAll = (type: 'SHOW' | 'HIDE' | 'RECONNECT' | 'CLEAR') => {
    for (const entry of [...lists.values(), ...entries.values()]) entry.send({ type })
  }
  document.addEventListener('visibilitychange', () => tellAll(isVisible() ? 'SHOW' : 'HIDE'))
  window.addEventListener('online', () => tellAll('RECONNECT'))

  return {
    /** The list of all chargers that the person may see, or of one relation and those below it. */
    list(relation?: string): ChargepointCacheRef<Chargepoint[]> {
      const known = lists.get(relation)
      if (known) return known
      const query = relation === undefined ? {} : { relid: relation }
      const list = start<Chargepoint[]>(LIST, (_, signal) =>
        bco().call(listChargepoints, { query }, signal, 'screen'),
      )
      lists.set(relation, list)
      return list
    },
    /** The entry of one charger, made when it is asked for first. */
    entry(id: string): ChargepointCacheRef<Chargepoint> {
      const known = entries.get(id)
      if (known) return known
      makeRoom()
      const entry = start<Chargepoint>(id, (key, signal) =>
        bco().call(getChargepoint, { params: { id: key } }, signal, 'screen'),
      )
      entries.set(id, entry)
      return entry
    },
    /** Another person or relation: nothing of the former may be shown. */
    clear: () => tellAll('CLEAR'),
  }
}
