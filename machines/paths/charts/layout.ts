import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js'
import { type Box, labelBox, stateBox } from './boxes.ts'
import { type Chart, type ChartState, type ChartTransition, statesIn } from './chart.ts'

export interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

export interface PlacedState extends Rectangle {
  readonly state: ChartState
  readonly box: Box
}

/** Label of all transitions from one state to another, which share one line. */
export interface PlacedLabel extends Rectangle {
  readonly transitions: readonly ChartTransition[]
  readonly box: Box
}

export interface PlacedLine {
  readonly points: readonly Point[]
  /** Empty for the line that leads to an initial state. */
  readonly transitions: readonly ChartTransition[]
  readonly hasArrow: boolean
}

export interface Layout {
  readonly width: number
  readonly height: number
  /** Parents before children. */
  readonly states: readonly PlacedState[]
  readonly labels: readonly PlacedLabel[]
  readonly lines: readonly PlacedLine[]
  /** Dots that lead to initial states. */
  readonly starts: readonly Rectangle[]
}

const DOT = 9

const OPTIONS = {
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
} as const

/** States run downwards in document order, which is the order in which a user meets them. */
const LAYERS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.randomSeed': '1',
  'elk.layered.thoroughness': '7',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.layering.strategy': 'NETWORK_SIMPLEX',
} as const

const SPACING = {
  'elk.spacing.nodeNode': '18',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '10',
  'elk.layered.spacing.nodeNodeBetweenLayers': '20',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
} as const

interface Link {
  readonly id: string
  readonly source: string
  readonly target: string
  /** Innermost state that contains both ends. */
  readonly home: string
  readonly transitions: readonly ChartTransition[]
}

const isInside = (inner: string, outer: string): boolean =>
  outer === '(root)' || inner.startsWith(`${outer}.`)

/**
 * Returns the innermost state that contains both ends. A line to a descendant stays inside its source; a line to an
 * ancestor leads around that ancestor.
 */
const homeOf = (source: string, target: string): string => {
  if (source === '(root)' || target === '(root)') return '(root)'
  if (isInside(target, source)) return source
  if (isInside(source, target)) return homeOf(target, target)
  const one = source.split('.')
  const other = target.split('.')
  let depth = 0
  while (depth < one.length - 1 && one[depth] === other[depth]) depth += 1
  return depth === 0 ? '(root)' : one.slice(0, depth).join('.')
}

/** Groups transitions by source and target. Each group shares one line. */
const linksOf = ({ transitions }: Chart): Link[] => {
  const links = new Map<string, Link>()
  for (const transition of transitions) {
    for (const target of transition.targets) {
      const id = `${transition.source} → ${target}`
      const earlier = links.get(id)?.transitions ?? []
      const { source } = transition
      links.set(id, {
        id,
        source,
        target,
        home: homeOf(source, target),
        transitions: [...earlier, transition],
      })
    }
  }
  return [...links.values()]
}

const startOf = (state: ChartState): string => `start of ${state.id}`

/**
 * Orders the states and labels inside a state: a label comes after the source of its line, or before the source if the
 * line leads backward.
 */
const inOrder = (state: ChartState, links: readonly Link[], order: ReadonlyMap<string, number>) => {
  const rank = (id: string) => order.get(id) ?? 0
  const weighed = [
    ...state.states.map((inner) => ({ id: inner.id, weight: rank(inner.id) })),
    ...links.map(({ id, source, target }) => ({
      id,
      weight: isInside(target, source)
        ? rank(source)
        : rank(source) + (rank(target) > rank(source) ? 0.5 : -0.5),
    })),
  ]
  return weighed.sort((a, b) => a.weight - b.weight).map(({ id }) => id)
}

const graphOf = (chart: Chart, widths: ReadonlyMap<string, number>) => {
  const states = statesIn(chart.root)
  const order = new Map(states.map(({ id }, index) => [id, index]))
  const links = linksOf(chart)
  const boxes = new Map<string, Box>([
    ...states.map((state) => [state.id, stateBox(state, chart, widths.get(state.id))] as const),
    ...links.map((link) => [link.id, labelBox(link.transitions)] as const),
  ])
  /** Backward lines are passed to the layout in reverse, so that states stay in document order. */
  const isForward = (source: string, target: string) => (order.get(source) ?? 0) < (order.get(target) ?? 0)
  const boxFor = (id: string): Box => boxes.get(id) ?? { lines: [], width: 0, height: 0 }

  const nodeOf = (state: ChartState): ElkNode => {
    const box = boxFor(state.id)
    if (state.states.length === 0) return { id: state.id, width: box.width, height: box.height }
    const inner = new Map(state.states.map((one) => [one.id, nodeOf(one)]))
    const children = inOrder(
      state,
      links.filter(({ home }) => home === state.id),
      order,
    ).map((id): ElkNode => inner.get(id) ?? { id, width: boxFor(id).width, height: boxFor(id).height })
    if (state.initial !== undefined)
      children.unshift({
        id: startOf(state),
        width: DOT,
        height: DOT,
        layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' },
      })
    return {
      id: state.id,
      children,
      layoutOptions: {
        ...LAYERS,
        ...SPACING,
        'elk.padding': `[top=${box.height + 8},left=16,bottom=16,right=16]`,
      },
    }
  }

  const edges: ElkExtendedEdge[] = [
    ...states.flatMap((state) =>
      state.initial === undefined
        ? []
        : { id: `from ${startOf(state)}`, sources: [startOf(state)], targets: [state.initial] },
    ),
    ...links.flatMap(({ id, source, target }) => {
      const directed = (name: string, from: string, to: string): ElkExtendedEdge =>
        isForward(source, target)
          ? { id: name, sources: [from], targets: [to] }
          : { id: name, sources: [to], targets: [from] }
      const from = directed(`from ${id}`, id, target)
      // If the target is inside the source, draw only the line from the label: the transition may be taken in any
      // descendant of the source.
      return isInside(target, source) ? [from] : [directed(`to ${id}`, source, id), from]
    }),
  ]
  const graph: ElkNode = {
    id: 'graph',
    layoutOptions: {
      ...OPTIONS,
      ...LAYERS,
      ...SPACING,
      'elk.padding': '[top=12,left=12,bottom=12,right=12]',
    },
    children: [nodeOf(chart.root)],
    edges,
  }
  return { graph, states, links, boxFor, isForward }
}

const rectangle = ({ x = 0, y = 0, width = 0, height = 0 }: ElkNode): Rectangle => ({ x, y, width, height })

const allNodes = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(allNodes)]

const layOutWith = async (chart: Chart, widths: ReadonlyMap<string, number>): Promise<Layout> => {
  const { graph, states, links, boxFor, isForward } = graphOf(chart, widths)
  const placed = await new ELK().layout(graph)
  const nodes = new Map(allNodes(placed).map((node) => [node.id, rectangle(node)]))
  const placeOf = (id: string): Rectangle => nodes.get(id) ?? rectangle({ id })
  const byId = new Map(links.map((link) => [link.id, link]))
  return {
    width: Math.ceil(placed.width ?? 0),
    height: Math.ceil(placed.height ?? 0),
    states: states.map((state) => ({ ...placeOf(state.id), state, box: boxFor(state.id) })),
    labels: links.map(({ id, transitions }) => ({ ...placeOf(id), transitions, box: boxFor(id) })),
    starts: states.flatMap((state) => (state.initial === undefined ? [] : placeOf(startOf(state)))),
    lines: (placed.edges ?? []).flatMap(({ id, sections = [] }) => {
      const link = byId.get(id.replace(/^(to|from) /, ''))
      return sections.map(({ startPoint, bendPoints = [], endPoint }) => {
        const points = [startPoint, ...bendPoints, endPoint]
        return {
          points: link && !isForward(link.source, link.target) ? points.reverse() : points,
          transitions: link?.transitions ?? [],
          hasArrow: id.startsWith('from '),
        }
      })
    }),
  }
}

/** Maximum number of layout passes; no chart has needed more. */
const TRIES = 4

/**
 * Lays out a chart deterministically: nested states, orthogonal lines, labels in free places. A pass determines the
 * width of a compound state; if its text is wider, the text is wrapped and the layout repeats.
 */
export const layOut = async (chart: Chart): Promise<Layout> => {
  const widths = new Map<string, number>()
  for (let left = TRIES; ; left--) {
    const layout = await layOutWith(chart, widths)
    const narrow = layout.states.filter(({ width, box }) => box.width > width)
    if (narrow.length === 0 || left === 1) return layout
    for (const { state, width } of narrow) widths.set(state.id, width)
  }
}
