import type { AnyStateMachine } from 'xstate'
import type { PathsFile } from './format.ts'
import { keepsPath } from './keeps.ts'
import type { Model } from './model.ts'
import {
  changedInputs,
  changedOutputs,
  droppedGuardParts,
  droppedGuards,
  droppedTransitions,
  longerDelays,
  lostActions,
  type Mutant,
  negatedGuards,
  swappedTargets,
  yieldingGuards,
} from './mutants.ts'
import { changedParts, structureOf } from './transitions.ts'

/** Kinds of faults, planted one at a time. */
export const MUTANT_KINDS = {
  'dropped transitions': droppedTransitions,
  'swapped targets': swappedTargets,
  'negated guards': negatedGuards,
  'dropped guards': droppedGuards,
  'dropped parts of and': droppedGuardParts,
  'guards that always hold': yieldingGuards,
  'lost actions': lostActions,
  'longer delays': longerDelays,
  'changed inputs': changedInputs,
  'changed outputs': changedOutputs,
} as const satisfies Readonly<Record<string, (machine: AnyStateMachine) => readonly Mutant[]>>

export type MutantKind = keyof typeof MUTANT_KINDS

/** Minimum percentage of detected faults, per kind and machine. */
export const LEAST_NOTICED = 98

/** Mutants that behave like the machine, by kind and name, with the reason. */
export type Equivalents = Readonly<Record<string, string>>

/** Detection of a fault: by a failing path, by the hash of the machine, or not at all. */
export type Fate = 'path' | 'hash' | 'survives'

export interface MutantScore {
  readonly kind: MutantKind
  readonly byPath: number
  /** Number of faults that only the hash detects. */
  readonly byHash: number
  readonly survivors: readonly string[]
  readonly equivalents: readonly string[]
}

/** Returns the key of a mutant in the list of equivalents. */
export const listedAs = (kind: MutantKind, name: string): string => `${kind}: ${name}`

const fateOf = (model: Model, { machine }: Mutant, { paths, structure }: PathsFile): Fate => {
  try {
    if (!paths.every((path) => keepsPath({ ...model, machine }, path))) return 'path'
  } catch {
    // The faulty machine throws or loops forever.
    return 'path'
  }
  return changedParts(structureOf(machine), structure).length === 0 ? 'survives' : 'hash'
}

/** Plants every fault of these kinds, one at a time, and records how it is detected. */
export const mutantScores = (
  model: Model,
  committed: PathsFile,
  kinds: readonly MutantKind[] = Object.keys(MUTANT_KINDS) as MutantKind[],
  equivalents: Equivalents = {},
): readonly MutantScore[] =>
  kinds.flatMap((kind) => {
    const fates = MUTANT_KINDS[kind](model.machine).map(
      (mutant) => [mutant.name, fateOf(model, mutant, committed)] as const,
    )
    const count = (counted: Fate) => fates.filter(([, fate]) => fate === counted).length
    if (fates.length === 0) return []
    const unnoticed = fates.flatMap(([name, fate]) => (fate === 'survives' ? [name] : []))
    const isEquivalent = (name: string) => listedAs(kind, name) in equivalents
    return [
      {
        kind,
        byPath: count('path'),
        byHash: count('hash'),
        survivors: unnoticed.filter((name) => !isEquivalent(name)),
        equivalents: unnoticed.filter(isEquivalent),
      },
    ]
  })

/** Returns the percentage of detected faults, excluding equivalent mutants. */
export const percentOf = (scores: readonly MutantScore[]): number => {
  const noticed = scores.reduce((sum, { byPath, byHash }) => sum + byPath + byHash, 0)
  const all = noticed + scores.reduce((sum, { survivors }) => sum + survivors.length, 0)
  return all === 0 ? 100 : (100 * noticed) / all
}
