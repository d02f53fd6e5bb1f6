import type { AnyEventObject } from 'xstate'
import { changedByFile, type Facts } from './json.ts'
import { ChartRefused } from './refused.ts'
import type { Structure } from './transitions.ts'

export interface PathStep {
  readonly event: AnyEventObject
  /** What holds afterwards: the state's name, the model's key and facts. */
  readonly expect: Facts
  /** Ids of the actors that the step starts: what it asks of the outside. */
  readonly starts: readonly string[]
  /** Actions that the step runs, in their order, with their values: what it does to the outside. */
  readonly does: readonly string[]
}

export interface Path {
  /** Hash of input and events: the same path has the same id in every version of the file. */
  readonly id: string
  readonly input: unknown
  readonly expect: Facts
  readonly starts: readonly string[]
  readonly does: readonly string[]
  readonly steps: readonly PathStep[]
}

/** What `paths.json` holds: events and promises only, nothing of any tool. */
export interface PathsFile {
  readonly machine: string
  /** {@link structureOf} the machine that the paths were made for. */
  readonly structure: Structure
  readonly paths: readonly Path[]
}

/** Refuses what a file would change on the way: reading it again must give the same promises. */
export const refuseUnwritable = ({ machine, paths }: PathsFile): void => {
  for (const { id, input, expect, steps } of paths) {
    const promises = [{ expect, event: undefined }, ...steps]
    for (const { expect: promised, event } of promises) {
      const changed =
        changedByFile(promised) ?? (event && changedByFile(event, true)) ?? changedByFile(input ?? null, true)
      if (changed === undefined) continue
      throw new ChartRefused(
        `${machine}: path ${id} promises or holds ${changed} in state ${String(promised.state)}: a file of paths would change it.`,
      )
    }
  }
}

/** The file's text: one line per step, so that a change reads well in a diff. */
export const formatPaths = (file: PathsFile): string => {
  refuseUnwritable(file)
  const { machine, structure, paths } = file
  const lines = paths.map(({ id, input, expect, starts, does, steps }) =>
    [
      `    { "id": ${JSON.stringify(id)},`,
      `      "input": ${JSON.stringify(input ?? null)},`,
      `      "expect": ${JSON.stringify(expect)},`,
      `      "starts": ${JSON.stringify(starts)},`,
      `      "does": ${JSON.stringify(does)},`,
      '      "steps": [',
      steps.map((step) => `        ${JSON.stringify(step)}`).join(',\n'),
      '      ] }',
    ].join('\n'),
  )
  // A part and its hash on two lines: between two changed hashes there is always a line that stays.
  const parts = Object.entries(structure).map(
    ([part, told]) => `    ${JSON.stringify(part)}:\n      ${JSON.stringify(told)}`,
  )
  return `{\n  "machine": ${JSON.stringify(machine)},\n  "structure": {\n${parts.join(',\n')}\n  },\n  "paths": [\n${lines.join(',\n')}\n  ]\n}\n`
}
