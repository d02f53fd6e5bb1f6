// Compares the path generator with those of XState in one run on one computer, for a 16-step wizard with a history
// state.
import { getShortestPaths, getSimplePaths } from 'xstate/graph'
import { eventsOf, keyOf, tryStep } from '../../machines/paths/explore.ts'
import { cover, coverageOf, explore, pathFrom } from '../../machines/paths/index.ts'
import { wizardModel as model } from '../../machines/paths/testing/wizard.ts'
import { stateName } from '../../machines/paths/trace.ts'

const RUNS = 5

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

/** Runs `work`; returns its result and the medians of its wall time and CPU time, including garbage collection. */
const timed = (work, runs = RUNS) => {
  const times = []
  const worked = []
  let result
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now()
    const before = process.cpuUsage()
    result = work()
    const { user, system } = process.cpuUsage(before)
    times.push(performance.now() - start)
    worked.push((user + system) / 1_000)
  }
  return { result, ms: median(times), workedMs: median(worked) }
}

const row = (cells) =>
  console.log(cells.map((cell, at) => (at === 0 ? cell.padEnd(46) : cell.padStart(12))).join(''))

/** Replays paths of XState with the path kit; returns undefined for a path that the machine rejects. */
const asOurs = (paths) =>
  paths.map(({ steps }) =>
    pathFrom(
      model,
      undefined,
      steps.map(({ event }) => event).filter(({ type }) => type !== 'xstate.init'),
    ),
  )

const report = (what, paths, ms, graph) => {
  const good = paths.filter((path) => path !== undefined)
  const { covered, all } = coverageOf(model, good, 'transitions', graph)
  const pairs = coverageOf(model, good, 'pairs', graph)
  row([
    what,
    String(paths.length),
    String(good.reduce((sum, { steps }) => sum + steps.length, 0)),
    `${covered}/${all}`,
    `${pairs.covered}/${pairs.all}`,
    String(paths.length - good.length),
    `${Math.round(ms)} ms`,
  ])
}

const { result: graph, ms, workedMs } = timed(() => explore(model))
console.log(
  `Exploring the wizard: ${graph.edges.size} states in ${Math.round(ms)} ms, ${Math.round(workedMs)} ms of CPU time (medians of ${RUNS})\n`,
)
row(['generator', 'paths', 'steps', 'transitions', 'pairs', 'not taken', 'time'])
for (const goal of ['transitions', 'edges', 'pairs']) {
  const { result, ms: took } = timed(() => cover(model, { goal, graph }).paths)
  report(`ours, ${goal} (after exploring)`, result, took, graph)
}

const options = (key) => ({
  events: (snapshot) => eventsOf(model).filter((event) => tryStep(model, snapshot, event) !== undefined),
  serializeState: key,
  limit: 100_000,
})
const whole = (snapshot) => keyOf(model, snapshot)
for (const [what, paths, key] of [
  ['getShortestPaths, by state', getShortestPaths, stateName],
  ['getSimplePaths, by state', getSimplePaths, stateName],
  ['getShortestPaths, by our key', getShortestPaths, whole],
]) {
  const { result, ms: took } = timed(() => paths(model.machine, options(key)), 1)
  report(what, asOurs(result), took, graph)
}
console.log('Not measured: getSimplePaths by our key, because it returns every order of steps.')
