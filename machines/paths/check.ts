import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate'
import { actionMutantsBeside } from './actionMutants.ts'
import { explore, type Graph } from './explore.ts'
import type { Path } from './format.ts'
import { guardMutantsBeside, guardsOf, type Patience } from './guardMutants.ts'
import { goalNamesOf } from './history.ts'
import { interruptsAt } from './interrupts.ts'
import { canonical } from './json.ts'
import { brokenLaws } from './laws.ts'
import { type Model, toReceived } from './model.ts'
import { overlapsAt, overlapsOfAlways } from './overlaps.ts'
import { shortestToKey } from './shortest.ts'
import { findUnsoundKey, type SoundnessOptions, unsoundInWords } from './soundness.ts'
import { nodesOf, pathOf, transitionsOf } from './transitions.ts'
import { unusedGuards } from './unused.ts'
import { pathInWords } from './words.ts'

export type Check =
  | 'unsound key'
  | 'never taken'
  | 'overlapping guards'
  | 'no error way out'
  | 'nameless'
  | 'unused guard'
  | 'no way out'
  | 'unreachable state'
  | 'untrue reason'
  | 'broken law'
  | 'idle law'
  | 'idle interrupt'
  | 'nothing said'
  | 'idle action'
  | 'unshown guard'

/** A possible fault in a machine or its model; the model may accept it with a reason. */
export interface Finding {
  readonly check: Check
  /** Name of the transition, state, guard, law or other part. Models accept findings by this name. */
  readonly about: string
  readonly text: string
}

/** Result of exploring a machine. */
interface Seen {
  readonly graph: Graph
  readonly taken: ReadonlySet<string>
  readonly entered: ReadonlySet<string>
  /** First key and event of each overlap, by the name of the finding. */
  readonly overlaps: ReadonlyMap<string, { key: string; event: string }>
  readonly laws: ReadonlyMap<string, string>
  /** Laws that compared something at least once. */
  readonly compared: ReadonlySet<string>
  /** Interrupts that at least one state allows. */
  readonly interrupts: ReadonlySet<string>
  /** Keys of states that are not final. */
  readonly living: readonly string[]
}

const lineage = (node: AnyStateNode): AnyStateNode[] => [node, ...(node.parent ? lineage(node.parent) : [])]

const look = (model: Model, onProgress?: (states: number) => void): Seen => {
  const names = transitionsOf(model.machine)
  const sources = new Map([...names].map(([{ source }, name]) => [name, lineage(source).map(pathOf)]))
  const taken = new Set<string>()
  const entered = new Set<string>()
  const overlaps = new Map<string, { key: string; event: string }>()
  const laws = new Map<string, string>()
  const compared = new Set<string>()
  const interrupts = new Set<string>()
  const living: string[] = []
  const enter = ({ _nodes }: AnyMachineSnapshot) => {
    for (const node of _nodes as AnyStateNode[]) entered.add(pathOf(node))
  }

  const graph = explore(model, {
    ...(onProgress && { onProgress }),
    onState: (snapshot, key, begun) => {
      enter(snapshot)
      if (snapshot.status === 'active') living.push(key)
      for (const law of brokenLaws(model, snapshot, begun, (name) => compared.add(name)))
        if (!laws.has(law)) laws.set(law, key)
      for (const name of interruptsAt(model, snapshot)) interrupts.add(name)
    },
    onStep: (before, event, { transitions, microsteps }, key) => {
      for (const name of transitions) {
        taken.add(name)
        // A machine that begins with an `always` has no snapshot of its first state, so sources of transitions count as
        // entered too.
        for (const state of sources.get(name) ?? []) entered.add(state)
      }
      const found = [
        ...(before === undefined ? [] : overlapsAt(before, toReceived(model, event))),
        ...microsteps.flatMap((micro) => overlapsOfAlways(micro.snapshot, micro.event)),
      ]
      for (const { snapshot } of microsteps) enter(snapshot)
      for (const { first, second } of found) {
        const about = `${names.get(first)} | ${names.get(second)}`
        if (!overlaps.has(about)) overlaps.set(about, { key, event: canonical(event) })
      }
    },
  })
  return { graph, taken, entered, overlaps, laws, compared, interrupts, living }
}

/** Returns the findings from the configuration alone, without running the machine. */
const structural = (model: Model): Finding[] => {
  const nodes = nodesOf(model.machine.root)
  const invokes = nodes.flatMap((node) =>
    node.invoke.flatMap(({ id }): Finding[] => {
      const about = `${pathOf(node)}: ${id}`
      if (/^\d+\./.test(id)) {
        return [
          { check: 'nameless', about, text: 'the invoke has no id, so the model cannot name its answers' },
        ]
      }
      // Senders only send events and never complete or fail.
      if (id in model.senders) return []
      const error = `xstate.error.actor.${id}`
      if (lineage(node).some(({ transitions }) => transitions.has(error))) return []
      return [
        {
          check: 'no error way out',
          about,
          text: 'the invoke can fail, but no transition handles the error',
        },
      ]
    }),
  )
  const { delays } = model.machine.implementations
  const waits = nodes.flatMap((node) =>
    [...node.transitions.keys()].flatMap((type): Finding[] => {
      const [, kind, name = ''] = type.split('.')
      if (kind !== 'after' || (name in delays && !/^\d+$/.test(name))) return []
      const text = 'the delay is not one of the named delays, so nothing outside can know or replace it'
      return [{ check: 'nameless', about: `${pathOf(node)}: after ${name}`, text }]
    }),
  )
  const unused = unusedGuards(model.machine).map(
    (about): Finding => ({ check: 'unused guard', about, text: 'no transition uses it: remove it' }),
  )
  return [...invokes, ...waits, ...unused]
}

const statesIn = (machine: AnyStateMachine): string[] =>
  nodesOf(machine.root)
    .filter(({ type }) => type !== 'history')
    .map(pathOf)

const reachability = (model: Model, { taken, entered }: Seen): Finding[] => {
  const transitions = goalNamesOf(model.machine)
  const states = statesIn(model.machine)
  const excused = Object.keys(model.unreachable)
  return [
    ...transitions
      .filter((name) => !taken.has(name) && !excused.includes(name))
      .map(
        (about): Finding => ({ check: 'never taken', about, text: 'no event case of the model takes it' }),
      ),
    ...states
      .filter((name) => !entered.has(name) && !excused.includes(name))
      .map((about): Finding => ({ check: 'unreachable state', about, text: 'no path leads to it' })),
    ...excused
      .filter((name) => taken.has(name) || entered.has(name))
      .map(
        (about): Finding => ({
          check: 'untrue reason',
          about,
          text: 'the model declares it unreachable, but a path reaches it',
        }),
      ),
    ...excused
      .filter((name) => !transitions.includes(name) && !states.includes(name))
      .map(
        (about): Finding => ({
          check: 'untrue reason',
          about,
          text: 'the model declares it unreachable, but the machine does not contain it',
        }),
      ),
  ]
}

const witnessed = (model: Model, graph: Graph, key: string): string => {
  const path = shortestToKey(model, graph, key)
  return path ? `\n${pathInWords(path, undefined, model.words)}` : ''
}

const behaviour = (model: Model, { graph, overlaps, laws, living }: Seen): Finding[] => {
  const stuck = new Map<string, string>()
  for (const key of living) {
    const state = graph.states.get(key) ?? key
    if ((graph.edges.get(key) ?? []).every(({ to }) => to === key) && !stuck.has(state)) stuck.set(state, key)
  }
  return [
    ...[...overlaps].map(
      ([about, { key, event }]): Finding => ({
        check: 'overlapping guards',
        about,
        text: `both are enabled for ${event}, so only their order decides, after${witnessed(model, graph, key)}`,
      }),
    ),
    ...[...stuck].map(
      ([about, key]): Finding => ({
        check: 'no way out',
        about,
        text: `no possible event has an effect after${witnessed(model, graph, key)}`,
      }),
    ),
    ...[...laws].map(
      ([about, key]): Finding => ({
        check: 'broken law',
        about,
        text: `it does not hold after${witnessed(model, graph, key)}`,
      }),
    ),
  ]
}

/** Returns findings about laws and interrupts without effect, and about a missing reason for having none. */
const unproven = (model: Model, { laws, compared, interrupts }: Seen): Finding[] => [
  ...Object.keys(model.laws)
    .filter((law) => !compared.has(law) && !laws.has(law))
    .map(
      (about): Finding => ({
        check: 'idle law',
        about,
        text: 'it never compares anything, because its events cannot occur in any state',
      }),
    ),
  ...Object.keys(model.interrupts)
    .filter((name) => !interrupts.has(name))
    .map(
      (about): Finding => ({
        check: 'idle interrupt',
        about,
        text: 'no state allows all of its events',
      }),
    ),
  ...(['laws', 'interrupts'] as const)
    .filter((part) => Object.keys(model[part]).length === 0 && !model.without[part])
    .map(
      (about): Finding => ({
        check: 'nothing said',
        about,
        text: 'the model has none and gives no reason',
      }),
    ),
]

/** Returns findings about actions whose removal changes nothing that the model observes. */
const idle = (model: Model, { graph }: Seen): Finding[] =>
  actionMutantsBeside(model, graph, []).survivors.map((about) => ({
    check: 'idle action',
    about,
    text: 'without it, every step has the same expectations: remove it, or add facts to the model',
  }))

/**
 * Returns findings about guards that refuse nothing on the committed paths. Each text gives the cause: a missing path,
 * a search that ended too early, or expectations that stay the same without the guard.
 */
const unshown = (
  model: Model,
  { graph }: Seen,
  paths: readonly Path[],
  patience: Patience | undefined,
): Finding[] => {
  const { paths: missing, survivors } = guardMutantsBeside(model, graph, paths, patience)
  const all = graph.states.size
  return [
    ...missing.map(
      (path): Finding => ({
        check: 'unshown guard',
        about: `path ${path.id}`,
        text: `the committed paths lack one in which a guard refuses, such as\n${pathInWords(path, undefined, model.words)}`,
      }),
    ),
    ...survivors.map(
      ({ about, looked }): Finding => ({
        check: 'unshown guard',
        about,
        text:
          looked < all
            ? `no path shows that it refuses, but the search ended after ${looked} of ${all} states`
            : `no path shows that it refuses: without it, the expectations stay the same in all ${all} states`,
      }),
    ),
  ]
}

export interface CheckOptions extends Partial<SoundnessOptions> {
  /**
   * Committed paths, which are searched first for steps that reveal the guards. Without them, `unshown guard` is not
   * checked.
   */
  readonly paths?: readonly Path[]
  readonly patience?: Patience
  /** Checks to run. Default: all. */
  readonly only?: readonly Check[]
  readonly onProgress?: (states: number) => void
}

const SEED = 1
const TRIES = 1_500

/** Checks for a model of a part of a machine; the main model covers the other checks. */
export const CHECKS_OF_PART: readonly Check[] = [
  'unsound key',
  'never taken',
  'unreachable state',
  'untrue reason',
  'broken law',
]

/** Returns all findings about a machine and its model, except those that the model accepts with a reason. */
export const check = async (
  model: Model,
  { seed = SEED, tries = TRIES, only, onProgress, paths, patience }: CheckOptions = {},
): Promise<readonly Finding[]> => {
  const seen = look(model, onProgress)
  const unsound = await findUnsoundKey(model, seen.graph, { seed, tries })
  const findings = [
    ...(unsound
      ? [{ check: 'unsound key', about: model.name, text: unsoundInWords(unsound) } satisfies Finding]
      : []),
    ...structural(model),
    ...reachability(model, seen),
    ...behaviour(model, seen),
    ...unproven(model, seen),
    ...(only === undefined || only.includes('idle action') ? idle(model, seen) : []),
    ...(paths === undefined ? [] : unshown(model, seen, paths, patience)),
  ]
  const accepted = Object.keys(model.accepted)
  const unasked = new Set(paths === undefined ? guardsOf(model) : [])
  const untrue = accepted
    .filter((name) => !unasked.has(name) && !findings.some(({ about }) => about === name))
    .map(
      (about): Finding => ({
        check: 'untrue reason',
        about,
        text: 'the model accepts it, but there is no such finding',
      }),
    )
  return [...findings.filter(({ about }) => !accepted.includes(about)), ...untrue].filter(
    ({ check: kind }) => only?.includes(kind) ?? true,
  )
}

/** Formats a finding with the name of its machine. */
export const findingInWords = (name: string, { check: kind, about, text }: Finding): string =>
  `${name}: ${kind}: ${about}\n  ${text.replaceAll('\n', '\n  ')}`
