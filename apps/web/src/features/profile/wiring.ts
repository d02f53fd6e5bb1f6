import { type ChangePasswordRef, changePasswordMachine } from '@portal/machines'
import { putChangePassword } from '@portal/schemas'
import { useActorRef } from '@xstate/react'
import { useSystem } from '../../app/context.ts'
import { fromPromise } from '../../data/fromPromise.ts'
import { inspected } from '../../data/inspection.ts'

/** Returns the password form of the signed-in user. Unmounting discards the typed passwords. */
export const useChangePassword = (): ChangePasswordRef => {
  const { bco } = useSystem()
  return useActorRef(
    changePasswordMachine.provide({
      actors: {
        sendPasswords: fromPromise(async ({ input, signal }) => {
          await bco().call(putChangePassword, { body: input }, { signal })
        }),
      },
    }),
    inspected,
  )
}
