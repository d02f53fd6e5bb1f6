import type { AnyEventObject } from 'xstate'
import { changedByFile, type Facts } from './json.ts'
import { ChartRefused } from './refused.ts'
import type { Structure } from './transitions.ts'

export interface PathStep {
  readonly event: AnyEventObject
  /** Expected result: the state name, the key and facts of the model, and the output of a machine that is done. */
  readonly expect: Facts
  /** Ids of the actors that the step starts; they are requests to the outside. */
  readonly starts: readonly string[]
  /** Actions that the step runs, in order, with their values; they are effects on the outside. */
  readonly does: readonly string[]
}

export interface Path {
  /** Hash of the input and events, so the same path keeps its id in every version of the file. */
  readonly id: string
  readonly input: unknown
  readonly expect: Facts
  readonly starts: readonly string[]
  readonly does: readonly string[]
  readonly steps: readonly PathStep[]
}

/** Content of `paths.json`: events and expectations in a tool-independent form. */
export interface PathsFile {
  readonly machine: string
  /** Structure of the machine when the paths were generated; see {@link structureOf}. */
  readonly structure: Structure
  readonly paths: readonly Path[]
}

/** Throws for values that JSON would change, because a file must preserve the expectations. */
export const refuseUnwritable = ({ machine, paths }: PathsFile): void => {
  for (const { id, input, expect, steps } of paths) {
    const promises = [{ expect, event: undefined }, ...steps]
    for (const { expect: promised, event } of promises) {
      const changed =
        changedByFile(promised) ?? (event && changedByFile(event, true)) ?? changedByFile(input ?? null, true)
      if (changed === undefined) continue
      throw new ChartRefused(
        `${machine}: path ${id} contains ${changed} in state ${String(promised.state)}: a paths file would change it.`,
      )
    }
  }
}

/** Formats the file with one line per step, for readable diffs. */
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
  // Put name and hash on separate lines: the unchanged name separates two changed hashes, so edits merge without a
  // conflict.
  const parts = Object.entries(structure).map(
    ([part, text]) => `    ${JSON.stringify(part)}:\n      ${JSON.stringify(text)}`,
  )
  return `{\n  "machine": ${JSON.stringify(machine)},\n  "structure": {\n${parts.join(',\n')}\n  },\n  "paths": [\n${lines.join(',\n')}\n  ]\n}\n`
}
