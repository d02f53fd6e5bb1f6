import type { AnyStateMachine } from '@portal/paths'
import type { PageAdapter } from '../models/adapter.ts'

/**
 * Plants a fault in the adapter if `PATHS_FAULT` names two events (`CLOSE=SAVE`): the first is performed like the
 * second, as if its button were wired to the wrong event. For tests of the paths themselves.
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
