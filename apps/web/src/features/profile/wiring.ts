import { type ChangePasswordRef, changePasswordMachine } from '@portal/machines'
import { putChangePassword } from '@portal/schemas'
import { fromPromise } from 'xstate'
import { useSystem } from '../../app/context.ts'
import { useOwnActor } from '../../data/ownActor.ts'
import { startChart } from '../../data/startChart.ts'

/** The form that changes the signed-in person's password; typed text goes with the view. */
export const useChangePassword = (): ChangePasswordRef => {
  const { bco } = useSystem()
  return useOwnActor(() =>
    startChart(
      changePasswordMachine.provide({
        actors: {
          sendPasswords: fromPromise(async ({ input, signal }) => {
            await bco().call(putChangePassword, { body: input }, { signal })
          }),
        },
      }),
    ),
  )
}
