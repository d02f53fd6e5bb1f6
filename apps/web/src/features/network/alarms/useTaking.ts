import type { WritingRef } from '@portal/machines'
import { genericCalls } from '@portal/schemas'
import { useSystem } from '../../../app/context.ts'
import { useWriting } from '../../../data/writing.ts'
import type { ReadAlarm } from '../../../services/readers/network.ts'
import type { TakenAlarm } from './needing.ts'

const { createupdate } = genericCalls('alarm', 'Alarm')

/** An alarm as shown when its assignment started, and the new assignee. An empty name gives the alarm back. */
export interface Assigning {
  readonly alarm: ReadAlarm
  readonly to: string
}

export type Taking = WritingRef<Assigning | undefined, TakenAlarm>

/**
 * Returns an actor that takes and gives back alarms, one at a time. Its results are the alarms changed in this view.
 */
export const useTaking = (): Taking => {
  const { bco } = useSystem()
  return useWriting<Assigning | undefined, TakenAlarm>({
    draftKey: undefined,
    draft: undefined,
    isOpen: true,
    isReady: (assigning) => assigning !== undefined,
    write: async ({ draft, version }, options) => {
      if (!draft) throw new Error('The draft has no alarm')
      const { alarm, to } = draft
      const { data } = await bco().call(
        createupdate,
        { query: {}, body: { Id: alarm.Id, Version: version, AssignedTo: to } },
        options,
      )
      return { alarm: { ...alarm, AssignedTo: to, Version: data.Version }, at: bco().now() }
    },
  })
}
