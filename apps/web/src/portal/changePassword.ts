import { type ChangePasswordRef, changePasswordMachine } from '@portal/machines'
import { putChangePassword } from '@portal/schemas'
import { createActor, fromPromise } from 'xstate'
import { useSystem } from './context.ts'
import { inspected } from './inspection.ts'
import { useOwnActor } from './ownActor.ts'

/** The form that changes the password of whoever is signed in; what is typed is gone with the view. */
export const useChangePassword = (): ChangePasswordRef => {
  const { bco } = useSystem()
  return useOwnActor(() =>
    createActor(
      changePasswordMachine.provide({
        actors: {
          sendPasswords: fromPromise(async ({ input, signal }) => {
            await bco().call(putChangePassword, { body: input }, signal, 'screen')
          }),
        },
      }),
      inspected,
    ).start(),
  )
}
