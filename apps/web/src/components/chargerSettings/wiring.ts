import {
  type ReadRecord,
  type RecordEditRef,
  recordEditMachine,
  saysChanged,
  selectIsDirty,
  toFailure,
} from '@portal/machines'
import { getChargepointSettings, putChargepoint } from '@portal/schemas'
import { useEffect, useRef, useState } from 'react'
import { useSystem } from '../../app/context.ts'
import type { PortalSystem } from '../../app/portalSystem.ts'
import { fromPromise } from '../../data/fromPromise.ts'
import { createIntentOf } from '../../data/intent.ts'
import { useReloadAfterWrites } from '../../data/written.ts'
import { fieldsOf, writtenFields } from './fields.ts'

/** Creates the machine that edits the settings of a charger as one record. */
export const settingsEdit = ({ bco }: Pick<PortalSystem, 'bco'>, chargepointId: string) => {
  const intentOf = createIntentOf()
  const read = async (signal: AbortSignal): Promise<ReadRecord> => {
    const { data, at } = await bco().call(
      getChargepointSettings,
      { params: { id: chargepointId } },
      { signal },
    )
    return { record: fieldsOf(data), at }
  }
  return recordEditMachine.provide({
    actors: {
      readRecord: fromPromise(({ signal }) => read(signal)),
      writeRecord: fromPromise(async ({ input: { record, changes }, signal }) => {
        // Send only the changed settings, so the others stay unchanged.
        const body = {
          Id: chargepointId,
          Version: Number(record['Version']),
          Settings: Object.entries(changes).map(([Key, value]) => ({ Key, Value: String(value) })),
        }
        try {
          const { data, at } = await bco().call(
            putChargepoint,
            { body },
            { signal, intent: intentOf(changes) },
          )
          return { record: writtenFields(record, changes, data.Version), at }
        } catch (thrown) {
          const failure = toFailure(thrown)
          if (!saysChanged(failure)) throw thrown
          // The refusal contains the charger without its settings, so they are read separately.
          throw { ...failure, current: (await read(signal)).record }
        }
      }),
    },
  })
}

/**
 * Returns the machine that edits the settings of a charger. It stops with the view, unless it holds unsaved changes.
 */
export const useChargerSettings = (chargepointId: string): RecordEditRef => {
  const system = useSystem()
  const id = `chargerSettings ${chargepointId}`
  const [edit] = useState(() =>
    system.childOf(id, () => ({
      machine: settingsEdit(system, chargepointId),
      input: { id: chargepointId },
      lifetime: 'relation',
    })),
  )
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
      // Deferred, because StrictMode unmounts and remounts each view.
      queueMicrotask(() => {
        if (!isMounted.current && !selectIsDirty(edit.getSnapshot())) system.stopChild(id)
      })
    }
  }, [system, id, edit])
  useReloadAfterWrites(edit)
  return edit
}
