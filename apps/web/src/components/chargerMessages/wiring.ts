import { type ChargerMessageRef, chargerMessageMachine } from '@portal/machines'
import { getChargepointMessage, postChargepointMessage } from '@portal/schemas'
import { useActorRef } from '@xstate/react'
import { useSystem } from '../../app/context.ts'
import { fromPromise } from '../../data/fromPromise.ts'
import { inspected } from '../../data/inspection.ts'

export const useChargerMessage = (chargepointId: string): ChargerMessageRef => {
  const { bco } = useSystem()
  return useActorRef(
    chargerMessageMachine.provide({
      actors: {
        sendMessage: fromPromise(async ({ input, signal }) => {
          const { action = '', payload } = input.request ?? {}
          const body = {
            chargepointid: input.chargepointId,
            action,
            ...(payload !== undefined && { payload }),
          }
          const options = { signal, intent: input.intent } as const
          return (await bco().call(postChargepointMessage, { body }, options)).data
        }),
        readMessage: fromPromise(async ({ input, signal }) => {
          const params = { id: input.id }
          return (await bco().call(getChargepointMessage, { params }, { signal })).data
        }),
      },
    }),
    { input: { chargepointId }, ...inspected },
  )
}
