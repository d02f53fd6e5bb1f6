import { MODELS, PAGE_MODELS } from '../modelList.ts'
import { transitionsOf } from '../paths/transitions.ts'
import journeys from './journeys.json' with { type: 'json' }
import { UNSEEN } from './unseen.ts'

type ChartName = keyof typeof MODELS

/** A chart without an adapter: its transitions are played by journeys. */
export type PlayedChart = keyof typeof UNSEEN

/** By chart and journey (`file: title`) the transitions that the journey makes the chart take. */
export type PlayedJourneys = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

export const PLAYED_JOURNEYS: PlayedJourneys = journeys

/** Charts that are seen in the browser neither by an adapter nor by journeys, with the reason. */
export const NOT_PLAYED = {
  portal:
    'Its states are the charts inside it, which adapters play; the gate around them is in every journey',
  analytics: 'It counts page views: there is nothing of it on screen',
} as const satisfies Partial<Record<ChartName, string>>

export const PLAYED_CHARTS = Object.keys(UNSEEN) as PlayedChart[]

/** Names of the transitions of a chart, in their order. */
export const transitionNames = (chart: PlayedChart): readonly string[] => [
  ...transitionsOf(MODELS[chart].machine).values(),
]

const partsOf = (name: string) => {
  const [, source, event = '', target] = /^(.*?): (.*?)(?: \[.*\])?(?: → (.*))?$/.exec(name) ?? []
  return { source, event, target }
}

/** Whether it is a wait that is over, which ends where a failure of the same wait ends that is among the played ones. */
export const isLongerWait = (name: string, played: readonly string[]): boolean => {
  const wait = partsOf(name)
  return (
    wait.event.startsWith('xstate.after.') &&
    played
      .map(partsOf)
      .some(
        ({ source, event, target }) =>
          source === wait.source && target === wait.target && event.startsWith('xstate.error.'),
      )
  )
}

/** Charts that are in none of the lists: how they are seen in the browser is said nowhere. */
export const forgottenCharts = (): readonly string[] =>
  Object.keys(MODELS).filter((name) => !(name in PAGE_MODELS) && !(name in NOT_PLAYED) && !(name in UNSEEN))

/** The fewest journeys that take all that any of them takes, the one with most first. */
export const fewestJourneys = (
  taken: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, readonly string[]>> => {
  const left = new Set(Object.values(taken).flat())
  const chosen: Record<string, readonly string[]> = {}
  while (left.size > 0) {
    const [best] = Object.entries(taken)
      .map(([journey, names]) => ({ journey, names: names.filter((name) => left.has(name)) }))
      .toSorted((a, b) => b.names.length - a.names.length || a.journey.localeCompare(b.journey))
    if (!best) break
    chosen[best.journey] = best.names.toSorted()
    for (const name of best.names) left.delete(name)
  }
  return chosen
}
