import { type PlaceSearchRef, placeSearchMachine } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { fromPromise } from 'xstate'
import { useConfig } from '../app/context.ts'
import { findPlaces } from '../services/places.ts'
import { useOwnActor } from './ownActor.ts'
import { startChart } from './startChart.ts'

/** The search for places of a text, for as long as the view is open. */
export const usePlaceSearch = (text: string) => {
  const config = useConfig()
  const actor = useOwnActor<PlaceSearchRef>(() =>
    startChart(
      placeSearchMachine.provide({
        actors: { findPlaces: fromPromise(({ input, signal }) => findPlaces(config, input.text, signal)) },
      }),
    ),
  )
  useEffect(() => actor.send({ type: 'LOOK_FOR', text }), [actor, text])
  return { actor, snapshot: useSelector(actor, (snapshot) => snapshot) }
}
