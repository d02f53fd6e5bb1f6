import { parseArgs } from 'node:util'
import { GOALS } from '../goals.ts'
import type { Where } from './play.ts'
import { chosenOf, UsageError } from './usage.ts'

const OPTIONS = {
  config: { type: 'string' },
  check: { type: 'boolean' },
  help: { type: 'boolean' },
  page: { type: 'boolean' },
  probes: { type: 'boolean' },
  interrupts: { type: 'boolean' },
  cover: { type: 'string' },
  to: { type: 'string' },
  through: { type: 'string', multiple: true },
  walk: { type: 'string' },
  seed: { type: 'string' },
  'max-steps': { type: 'string' },
  shard: { type: 'string' },
  format: { type: 'string' },
  language: { type: 'string' },
  min: { type: 'string' },
  on: { type: 'string' },
} as const

const FORMATS = ['json', 'markdown', 'mermaid'] as const
const PLACES = ['chart', 'page'] as const satisfies readonly Where[]

const numberOf = (name: string, text: string | undefined, least: number): number | undefined => {
  if (text === undefined) return undefined
  const value = Number(text)
  if (Number.isInteger(value) && value >= least) return value
  throw new UsageError(`--${name} must be a whole number of at least ${least}, not '${text}'.`)
}

export interface Shard {
  readonly index: number
  readonly of: number
}

const shardOf = (text: string | undefined): Shard | undefined => {
  if (text === undefined) return undefined
  const [index = 0, of = 0] = text.split('/').map(Number)
  if (Number.isInteger(index) && Number.isInteger(of) && index >= 1 && index <= of) return { index, of }
  throw new UsageError(`--shard must look like 2/3, not '${text}'.`)
}

/** Returns every `of`th item, starting with the item number `index`, counted from 1. */
export const inShard = <T>(items: readonly T[], shard: Shard | undefined): readonly T[] =>
  shard === undefined ? items : items.filter((_, at) => at % shard.of === shard.index - 1)

/** Parses the command line into arguments and options. */
export const readCommand = (words: readonly string[]) => {
  const parsed = () => {
    try {
      return parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true })
    } catch (error) {
      const unknown = /Unknown option '--([^']+)'/.exec(error instanceof Error ? error.message : '')
      if (unknown?.[1] !== undefined) {
        const names = Object.keys(OPTIONS).map((name) => `--${name}`)
        return chosenOf('option', `--${unknown[1]}`, names) as never
      }
      throw new UsageError(error instanceof Error ? error.message : String(error))
    }
  }
  const { values, positionals } = parsed()
  return {
    positionals: positionals as readonly string[],
    config: values.config,
    isCheck: values.check ?? false,
    isHelp: values.help ?? false,
    isPage: values.page ?? false,
    hasProbes: values.probes ?? false,
    hasInterrupts: values.interrupts ?? false,
    cover: values.cover === undefined ? undefined : chosenOf('goal', values.cover, GOALS),
    to: values.to,
    through: values.through ?? [],
    walks: numberOf('walk', values.walk, 1),
    seed: numberOf('seed', values.seed, 0) ?? 1,
    maxSteps: numberOf('max-steps', values['max-steps'], 1),
    shard: shardOf(values.shard),
    format: values.format === undefined ? 'json' : chosenOf('format', values.format, FORMATS),
    language: values.language,
    min: numberOf('min', values.min, 0) ?? 100,
    on: values.on === undefined ? 'chart' : chosenOf('place', values.on, PLACES),
  } as const
}

export type Command = ReturnType<typeof readCommand>
