import { type Chart, type ChartState, type ChartTransition, conditionOf, statesIn } from './chart.ts'

const nameOf = (id: string): string => id.replaceAll('.', '__')

/**
 * Returns the name of the helper node that replaces a compound state at either end of a line, because Mermaid cannot
 * draw a line between a compound state and itself or a descendant.
 */
const anywhereIn = (id: string): string => (id === '(root)' ? 'anywhere' : `${nameOf(id)}__anywhere`)

const isInside = (inner: string, outer: string): boolean =>
  inner !== outer && (outer === '(root)' || inner.startsWith(`${outer}.`))

const plain = (text: string): string => text.replaceAll(/[:;#]/g, ' ')

const labelOf = (transition: ChartTransition): string => {
  const actions = transition.actions.length > 0 ? `/ ${transition.actions.join(', ')}` : ''
  return plain([transition.trigger, conditionOf(transition), actions].filter(Boolean).join(' '))
}

interface Arrow {
  readonly from: string
  readonly to: string
  readonly label: string
  /** State whose block contains the arrow. */
  readonly home: string
}

const parentOf = (id: string): string => (id.includes('.') ? id.slice(0, id.lastIndexOf('.')) : '(root)')

/** Returns the innermost state that contains both ends. */
const homeOf = (source: string, target: string): string => {
  let home = parentOf(source)
  while (home !== '(root)' && !isInside(target, home)) home = parentOf(home)
  return home
}

const arrowsOf = ({ root, transitions }: Chart): Arrow[] => {
  const outer = new Set(statesIn(root).flatMap(({ id, states }) => (states.length > 0 ? [id] : [])))
  return transitions.flatMap((transition) => {
    const { source, targets } = transition
    const label = labelOf(transition)
    return (targets.length > 0 ? targets : [source]).map((target): Arrow => {
      const around = [source, target].find(
        (one) => outer.has(one) && (source === target || isInside(source === one ? target : source, one)),
      )
      if (around === undefined)
        return { from: nameOf(source), to: nameOf(target), label, home: homeOf(source, target) }
      const end = (one: string) => (one === around ? anywhereIn(around) : nameOf(one))
      return { from: end(source), to: end(target), label, home: around }
    })
  })
}

/** Returns the chart as a Mermaid state diagram. */
export const mermaidOf = (chart: Chart): string => {
  const arrows = arrowsOf(chart)
  const inside = (state: ChartState, indent: string): string[] => {
    const own = arrows.filter(({ home }) => home === state.id)
    const anywhere = anywhereIn(state.id)
    const isUsed = own.some(({ from, to }) => from === anywhere || to === anywhere)
    const blocks = state.states.map((inner) => block(inner, indent))
    return [
      ...(state.kind === 'parallel'
        ? blocks.flatMap((one, index) => (index > 0 ? [`${indent}--`, ...one] : one))
        : blocks.flat()),
      ...(isUsed ? [`${indent}state "anywhere in ${state.name}" as ${anywhere}`] : []),
      ...(state.initial === undefined ? [] : [`${indent}[*] --> ${nameOf(state.initial)}`]),
      ...own.map(({ from, to, label }) => `${indent}${from} --> ${to}: ${label}`),
    ]
  }
  const block = (state: ChartState, indent: string): string[] => {
    const head = `${indent}state "${plain(state.name)}" as ${nameOf(state.id)}`
    const final = state.kind === 'final' ? [`${indent}${nameOf(state.id)} --> [*]`] : []
    if (state.states.length === 0) return [head, ...final]
    return [`${head} {`, ...inside(state, `${indent}  `), `${indent}}`]
  }
  return `${['stateDiagram-v2', '  direction TB', ...inside(chart.root, '  ')].join('\n')}\n`
}
