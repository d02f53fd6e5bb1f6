import { type ProtectedAccessRef, protectedAccessMachine } from '@portal/machines'
import { accessProtectedUser } from '@portal/schemas'
import { useActorRef } from '@xstate/react'
import { useSystem } from '../../../app/context.ts'
import { fromPromise } from '../../../data/fromPromise.ts'
import { inspected } from '../../../data/inspection.ts'
import { askRecord } from '../../../data/records.ts'
import { readProtectedPerson } from '../wiring.ts'

/** Returns the access to a protected person. Unmounting masks the person again. */
export const useProtectedAccess = (id: string): ProtectedAccessRef => {
  const { bco } = useSystem()
  return useActorRef(
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
    inspected,
  )
}
