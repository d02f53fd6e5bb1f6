import { placeSearchMachine } from '@portal/machines'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useConfig } from '../app/context.ts'
import { findPlaces } from '../services/places.ts'
import { fromPromise } from './fromPromise.ts'
import { inspected } from './inspection.ts'

export const usePlaceSearch = (text: string) => {
  const config = useConfig()
  const actor = useActorRef(
    placeSearchMachine.provide({
      actors: { findPlaces: fromPromise(({ input, signal }) => findPlaces(config, input.text, signal)) },
    }),
    inspected,
  )
  useEffect(() => actor.send({ type: 'LOOK_FOR', text }), [actor, text])
  return { actor, snapshot: useSelector(actor, (snapshot) => snapshot) }
}
