import type { AnyStateMachine } from '@portal/paths'
import type { PageAdapter } from '../models/adapter.ts'

/**
 * The adapter as it is; where `PATHS_FAULT` names two events (`CLOSE=SAVE`), the first is done as the second: as if its button
 * were wired to the wrong event. Tests of the paths themselves plant it.
 */
export const withFault = <TMachine extends AnyStateMachine>(
  adapter: PageAdapter<TMachine>,
  fault = process.env.PATHS_FAULT,
): PageAdapter<TMachine> => {
  if (fault === undefined) return adapter
  const [wrong = '', other = ''] = fault.split('=')
  const acts: Readonly<Record<string, unknown>> = adapter.act
  const done = acts[other]
  if (acts[wrong] === undefined || done === undefined) throw new Error(`No events for the fault '${fault}'.`)
  return { ...adapter, act: { ...adapter.act, [wrong]: done } }
}
