import { type ChargerSettingsRef, chargerSettingsMachine, selectHasUnsavedSettings } from '@portal/machines'
import { getChargepointSettings, putChargepoint } from '@portal/schemas'
import { useEffect, useState } from 'react'
import { useSystem } from '../../app/context.ts'
import type { PortalSystem } from '../../app/portalSystem.ts'
import { fromPromise } from '../../data/fromPromise.ts'
import { keptActor } from '../../data/keptActors.ts'
import { startChart } from '../../data/startChart.ts'

const nameOf = (chargepointId: string) => `chargerSettings ${chargepointId}`

const start = (
  { bco, keptActors, onClearCaches }: PortalSystem,
  chargepointId: string,
): ChargerSettingsRef => {
  const settings = startChart(
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
    }),
    { chargepointId },
  )
  // Nothing that one person typed is there for another.
  const forget = onClearCaches(() => {
    keptActors.delete(nameOf(chargepointId))
  })
  settings.subscribe({ complete: forget })
  return settings
}

/** The settings of a charger. The machine ends with the view, unless something is typed in it. */
export const useChargerSettings = (chargepointId: string): ChargerSettingsRef => {
  const system = useSystem()
  const { keptActors } = system
  const name = nameOf(chargepointId)
  const [settings] = useState(() => keptActor(keptActors, name, () => start(system, chargepointId)))
  useEffect(() => {
    keptActors.set(name, settings)
    return () => {
      if (selectHasUnsavedSettings(settings.getSnapshot())) return
      keptActors.delete(name)
      // In development React takes every view away once and puts it back at once.
      queueMicrotask(() => {
        if (keptActors.get(name) !== settings) settings.stop()
      })
    }
  }, [keptActors, name, settings])
  return settings
}
