import { type Plugin, parseAst } from 'vite'
import { type Node, nodesIn } from './nodes.ts'

/** Where the states of a chart are: `machines/theme/machine.ts`, and the steps of a wizard. */
const CHART = /\/machines\/\w+\/(machine|createWizard|steps)\.ts$/

const isSentence = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  (value.type === 'Literal' || value.type === 'TemplateLiteral')

/** The code of a chart without the sentences that describe its states. */
export const withoutDescriptions = (code: string): string => {
  const found = [...nodesIn(parseAst(code) as unknown as Node)].filter(
    ({ type, key, value }) =>
      type === 'Property' && (key as { name?: string }).name === 'description' && isSentence(value),
  )
  return found.reduceRight(
    (all, { start, end }) => all.slice(0, start) + all.slice(end).replace(/^\s*,/, ''),
    code,
  )
}

/** Drawings and charters read what a chart says of its states; a browser never does: 2.8 kB of a first visit, 4.3 of one of a wizard. */
export const chartDescriptions = (): Plugin => ({
  name: 'chart-descriptions',
  apply: 'build',
  enforce: 'post',
  transform(code, id) {
    return CHART.test(id) ? { code: withoutDescriptions(code), map: null } : undefined
  },
})
