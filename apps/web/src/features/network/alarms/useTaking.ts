import type { WritingRef } from '@portal/machines'
import { genericRoutes } from '@portal/schemas'
import { useState } from 'react'
import { useSystem, useUserInfo } from '../../../app/context.ts'
import { useWriting } from '../../../data/writing.ts'
import type { ListedAlarm, TakenAlarm } from './needing.ts'

const { createupdate } = genericRoutes('alarm', 'Alarm')

/** Assigns alarms to the person who is signed in, one at a time, and what was assigned since the view was opened. */
export const useTaking = (): {
  readonly writing: WritingRef<ListedAlarm | undefined>
  readonly taken: readonly TakenAlarm[]
} => {
  const { bco } = useSystem()
  const me = useUserInfo().RelationContact.Name
  const [taken, setTaken] = useState<readonly TakenAlarm[]>([])
  const writing = useWriting<ListedAlarm | undefined>({
    draft: undefined,
    isOpen: true,
    isReady: (alarm) => alarm !== undefined,
    write: async ({ draft: alarm, version }, options) => {
      if (!alarm) return
      const { data } = await bco().call(
        createupdate,
        { query: {}, body: { Id: alarm.Id, Version: version, AssignedTo: me } },
        options,
      )
      setTaken((before) => [
        ...before,
        { alarm: { ...alarm, AssignedTo: me, Version: data.Version }, at: bco().now() },
      ])
    },
  })
  return { writing, taken }
}
