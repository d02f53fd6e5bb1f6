import { type ChargerSettingsRef, chargerSettingsMachine, selectHasUnsavedSettings } from '@portal/machines'
import { getChargepointSettings, putChargepoint } from '@portal/schemas'
import { useEffect, useRef, useState } from 'react'
import { useSystem } from '../../app/context.ts'
import type { PortalSystem } from '../../app/portalSystem.ts'
import { fromPromise } from '../../data/fromPromise.ts'

const provide = ({ bco }: PortalSystem) =>
  chargerSettingsMachine.provide({
    actors: {
      readSettings: fromPromise(async ({ input, signal }) => {
        const params = { id: input.chargepointId }
        return (await bco().call(getChargepointSettings, { params }, { signal })).data
      }),
      writeSettings: fromPromise(async ({ input, signal }) => {
        const { chargepointId: Id, version: Version, changes, intent } = input
        const Settings = changes.map(({ key, after }) => ({ Key: key, Value: after }))
        const body = { Id, Version, Settings }
        const { data } = await bco().call(putChargepoint, { body }, { signal, intent })
        return data.Version
      }),
    },
  })

/** Settings machine of a charger. It stops with the view, unless it holds unsaved changes. */
export const useChargerSettings = (chargepointId: string): ChargerSettingsRef => {
  const system = useSystem()
  const id = `chargerSettings ${chargepointId}`
  const [settings] = useState(() =>
    system.childOf(id, () => ({
      machine: provide(system),
      input: { chargepointId },
      lifetime: 'relation',
    })),
  )
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
      // StrictMode unmounts and remounts each view.
      queueMicrotask(() => {
        if (!isShown.current && !selectHasUnsavedSettings(settings.getSnapshot())) system.stopChild(id)
      })
    }
  }, [system, id, settings])
  return settings
}
