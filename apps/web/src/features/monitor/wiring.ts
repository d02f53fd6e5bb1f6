import { type MonitorRef, type MonitorSnapshot, monitorMachine, type ToldState } from '@portal/machines'
import { getConnectorStates } from '@portal/schemas'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useSystem } from '../../app/context.ts'
import { fromPromise } from '../../data/fromPromise.ts'
import { inspected } from '../../data/inspection.ts'
import { skippedIn } from '../../data/records.ts'
import { chime } from '../../services/chime.ts'
import { isPageVisible, watchPage } from '../../services/page.ts'
import type { ReadState } from '../../services/readers/states.ts'
import { keepAwake } from '../../services/wakeLock.ts'

const NO_TEXT = '–'

const toBoardState = (state: ReadState): ToldState => ({
  chargepointId: state.ChargePointId,
  connectorId: state.ConnectorId,
  name: state.Description === NO_TEXT ? state.ChargePointId : state.Description,
  number: state.ConnectorNumber,
  place: [...new Set([state.LocationDescription, state.City])].filter(Boolean).join(', '),
  status: state.Status,
  ...(state.RawStatus && { rawStatus: state.RawStatus }),
  since: Date.parse(state.StatusSince ?? '') || 0,
  ...(state.ErrorCode !== undefined && { error: state.ErrorCode }),
})

/** Yields to pending tasks, such as rendering a frame. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve)
  })

export const useMonitor = (): { actor: MonitorRef; snapshot: MonitorSnapshot } => {
  const { bco } = useSystem()
  const actor = useActorRef(
    monitorMachine.provide({
      actors: {
        readStates: fromPromise(async ({ input: { since }, signal }) => {
          const query = since === undefined ? {} : { since: new Date(since).toISOString() }
          const { data, at } = await bco().call(getConnectorStates, { query }, { signal })
          // Yield between parsing and rendering, because each takes a long time with tens of thousands of changes.
          await nextTask()
          return {
            at: Date.parse(data.At ?? '') || at,
            isWhole: since === undefined || data.IsWhole,
            states: data.States.map(toBoardState),
            skipped: skippedIn(data.States),
          }
        }),
      },
      actions: { ring: chime },
    }),
    { input: { isVisible: isPageVisible() }, ...inspected },
  )
  useEffect(() => watchPage(['SHOW', 'HIDE', 'RECONNECT'], actor.send), [actor])
  return { actor, snapshot: useSelector(actor, (snapshot) => snapshot) }
}

export const useAwakeScreen = (): void => useEffect(keepAwake, [])
