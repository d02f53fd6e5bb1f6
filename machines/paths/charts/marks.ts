import { coverage } from '../coverage.ts'
import type { Path } from '../format.ts'
import type { Model } from '../model.ts'

/** Marks for the proof of a transition. */
export const MARKS = {
  browser: { says: 'proven in the browser', sign: '●' },
  chart: { says: 'proven on the chart', sign: '○' },
  uncovered: { says: 'not covered', sign: '✕' },
  unproven: { says: 'tested by hand, without generated paths', sign: '◌' },
} as const

export type Mark = keyof typeof MARKS

/** Returns the mark of a transition, by name. */
export type Coverage = (transition: string) => Mark

export interface ProvenBy {
  readonly model: Model
  readonly paths: readonly Path[]
}

/**
 * Returns a function that marks a transition by the committed paths that take it; proof in the browser takes
 * precedence. Without paths, all transitions count as tested by hand.
 */
export const marksOf = (onChart: ProvenBy | undefined, inBrowser: ProvenBy | undefined): Coverage => {
  if (!onChart) return () => 'unproven'
  const taken = ({ model, paths }: ProvenBy) => new Set(coverage(model, paths).covered)
  const chart = taken(onChart)
  const browser = inBrowser ? taken(inBrowser) : new Set<string>()
  return (transition) => {
    if (browser.has(transition)) return 'browser'
    return chart.has(transition) ? 'chart' : 'uncovered'
  }
}
