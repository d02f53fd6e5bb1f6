import { type ProtectedAccessRef, protectedAccessMachine } from '@portal/machines'
import { accessProtectedUser } from '@portal/schemas'
import { fromPromise } from 'xstate'
import { useSystem } from '../../../app/context.ts'
import { useOwnActor } from '../../../data/ownActor.ts'
import { askRecord } from '../../../data/records.ts'
import { startChart } from '../../../data/startChart.ts'
import { readProtectedPerson } from '../wiring.ts'

/** Access to one protected person while the view is open; leaving it masks the person again. */
export const useProtectedAccess = (id: string): ProtectedAccessRef => {
  const { bco } = useSystem()
  return useOwnActor(() =>
    startChart(
      protectedAccessMachine.provide({
        actors: {
          openPerson: fromPromise(async ({ input: { reason, intent }, signal }) => {
            const { data, at } = await askRecord(
              bco(),
              accessProtectedUser,
              { params: { id }, body: { reason } },
              { signal, intent },
            )
            return { person: readProtectedPerson(data), at }
          }),
        },
      }),
    ),
  )
}
