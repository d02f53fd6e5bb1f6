import { coverage } from '../coverage.ts'
import type { Path } from '../format.ts'
import type { Model } from '../model.ts'

/** Marks for how a transition is proven. */
export const MARKS = {
  browser: { says: 'proven in the browser', sign: '●' },
  chart: { says: 'proven on the chart', sign: '○' },
  uncovered: { says: 'not covered', sign: '✕' },
  unproven: { says: 'tested by hand, without generated paths', sign: '◌' },
} as const

export type Mark = keyof typeof MARKS

/** Mark of a transition, by its name. */
export type Coverage = (transition: string) => Mark

export interface ProvenBy {
  readonly model: Model
  readonly paths: readonly Path[]
}

/** Marks transitions by committed paths; proof in the browser wins. A chart without paths is tested manually. */
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
