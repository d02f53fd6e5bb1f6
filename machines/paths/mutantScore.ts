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

/** Kinds of faults that are planted one at a time. */
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

/** Fewer faults noticed than this, of one kind in one machine, are too few: in per cent. */
export const LEAST_NOTICED = 98

/** Changes with which a machine behaves the same, by kind and name, each with the reason. */
export type Equivalents = Readonly<Record<string, string>>

/** Detection of a fault: a committed path fails, the machine's hash differs, or neither. */
export type Fate = 'path' | 'hash' | 'survives'

/** Detections of the faults of one kind in one machine. */
export interface MutantScore {
  readonly kind: MutantKind
  readonly byPath: number
  /** Those that no path notices. */
  readonly byHash: number
  readonly survivors: readonly string[]
  /** Changes that neither notices because they are no faults. */
  readonly equivalents: readonly string[]
}

/** By this name a change is listed as equivalent. */
export const listedAs = (kind: MutantKind, name: string): string => `${kind}: ${name}`

const fateOf = (model: Model, { machine }: Mutant, { paths, structure }: PathsFile): Fate => {
  try {
    if (!paths.every((path) => keepsPath({ ...model, machine }, path))) return 'path'
  } catch {
    // The faulty machine breaks, or goes round for ever.
    return 'path'
  }
  return changedParts(structureOf(machine), structure).length === 0 ? 'survives' : 'hash'
}

/** Plants every fault of these kinds in the machine, one at a time, and looks how the committed paths notice it. */
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
    const count = (wanted: Fate) => fates.filter(([, fate]) => fate === wanted).length
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

/** The share of faults that are noticed, in per cent; changes that are no faults do not count. */
export const percentOf = (scores: readonly MutantScore[]): number => {
  const noticed = scores.reduce((sum, { byPath, byHash }) => sum + byPath + byHash, 0)
  const all = noticed + scores.reduce((sum, { survivors }) => sum + survivors.length, 0)
  return all === 0 ? 100 : (100 * noticed) / all
}
