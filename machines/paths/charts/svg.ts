import { type Line, MARK, STYLES } from './boxes.ts'
import { type Chart, type ChartTransition, conditionOf } from './chart.ts'
import type { Layout, PlacedLabel, PlacedLine, PlacedState, Point } from './layout.ts'
import { type Coverage, MARKS, type Mark } from './marks.ts'
import { widthOf } from './text.ts'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const round = (value: number): number => Math.round(value * 10) / 10

type Attributes = Readonly<Record<string, string | number | undefined>>

const open = (name: string, attributes: Attributes): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) =>
      value === undefined ? '' : ` ${key}="${typeof value === 'number' ? round(value) : escaped(value)}"`,
    )
    .join('')}`

const element = (name: string, attributes: Attributes, ...inner: readonly string[]): string =>
  inner.length === 0 ? `${open(name, attributes)}/>` : `${open(name, attributes)}>${inner.join('')}</${name}>`

const titled = (text: string): string => (text === '' ? '' : element('title', {}, escaped(text)))

const textAt = ({ x, y, text, look, role }: Line, left: number, top: number): string =>
  element(
    'text',
    {
      class: `${look} ${role}`,
      x: left + x,
      y: top + y,
      textLength: widthOf(text, STYLES[look]),
      lengthAdjust: 'spacingAndGlyphs',
    },
    escaped(text),
  )

/** Marks differ in shape, not only in colour. */
const markAt = (mark: Mark, x: number, y: number): string => {
  const look = { class: `mark ${mark}` }
  if (mark === 'uncovered') {
    return element('path', { ...look, d: `M${x - 3} ${y - 3}l6 6m0 -6l-6 6` })
  }
  return element('circle', { ...look, cx: x, cy: y, r: 3 })
}

/** Returns the tooltip of a transition: trigger, states and actions, one per line. */
const storyOf = (transition: ChartTransition): string => {
  const { trigger, delay, actions, source, targets } = transition
  return [
    [trigger, delay && `(${delay})`, conditionOf(transition)].filter(Boolean).join(' '),
    targets.length > 0 ? `${source} → ${targets.join(', ')}` : `stays in ${source}`,
    actions.length > 0 && `does ${actions.join(', ')}`,
  ]
    .filter(Boolean)
    .join('\n')
}

const BASELINE_TO_MIDDLE = 4

interface Ink {
  readonly markOf: Coverage
  /** Index among the transitions of the machine. Unlike the id, it survives a build that shortens names. */
  readonly indexOf: (transition: ChartTransition) => number
}

/** Returns the text of a box. Lines of one transition form a group, which the inspector highlights as a whole. */
const wordsOf = (lines: readonly Line[], x: number, y: number, { markOf, indexOf }: Ink): string => {
  const parts: string[] = []
  const seen = new Set<ChartTransition>()
  for (const line of lines) {
    const { transition } = line
    if (transition === undefined) parts.push(textAt(line, x, y))
    else if (!seen.has(transition)) {
      seen.add(transition)
      const own = lines.filter((one) => one.transition === transition)
      const mark = markOf(transition.id)
      parts.push(
        element(
          'g',
          {
            class: `transition ${mark}`,
            'data-transition': transition.id,
            'data-index': indexOf(transition),
          },
          titled(storyOf(transition)),
          markAt(mark, x + line.x - MARK + 3, y + line.y - BASELINE_TO_MIDDLE),
          ...own.map((one) => textAt(one, x, y)),
        ),
      )
    }
  }
  return parts.join('')
}

const CORNER = { state: 8, label: 6 } as const

/** Draws a state. A compound state is drawn in two parts: its frame below the lines, its text above them. */
const stateGroup = (
  { state, box, x, y, width, height }: PlacedState,
  ink: Ink,
  { isFrame = true, hasWords = true } = {},
): string =>
  element(
    'g',
    {
      class: `state ${state.kind}${state.states.length > 0 ? ' outer' : ''}`,
      [isFrame ? 'data-state' : 'data-words']: state.id,
    },
    titled(state.description),
    isFrame ? element('rect', { class: 'box', x, y, width, height, rx: CORNER.state }) : '',
    isFrame && state.kind === 'final'
      ? element('rect', { class: 'inner', x: x + 3, y: y + 3, width: width - 6, height: height - 6, rx: 6 })
      : '',
    hasWords ? wordsOf(box.lines, x, y, ink) : '',
  )

const labelGroup = ({ box, x, y, width, height }: PlacedLabel, ink: Ink): string =>
  element(
    'g',
    { class: 'label' },
    element('rect', { class: 'pill', x, y, width, height, rx: CORNER.label }),
    wordsOf(box.lines, x, y, ink),
  )

const RADIUS = 5

/** Returns the SVG path of a polyline with rounded corners. */
const pathOf = (points: readonly Point[]): string =>
  points
    .map((point, index) => {
      const before = points[index - 1]
      const after = points[index + 1]
      if (!before) return `M${round(point.x)} ${round(point.y)}`
      if (!after) return `L${round(point.x)} ${round(point.y)}`
      const towards = (end: Point) => {
        const length = Math.hypot(end.x - point.x, end.y - point.y) || 1
        const share = Math.min(RADIUS, length / 2) / length
        return `${round(point.x + (end.x - point.x) * share)} ${round(point.y + (end.y - point.y) * share)}`
      }
      return `L${towards(before)}Q${round(point.x)} ${round(point.y)} ${towards(after)}`
    })
    .join('')

const HEAD = { length: 7, half: 3.5 } as const

const headOf = (points: readonly Point[]): string => {
  const end = points.at(-1)
  const before = points.at(-2)
  if (!end || !before) return ''
  const length = Math.hypot(end.x - before.x, end.y - before.y) || 1
  const x = (end.x - before.x) / length
  const y = (end.y - before.y) / length
  const foot = { x: end.x - x * HEAD.length, y: end.y - y * HEAD.length }
  const at = (side: number) => `${round(foot.x - y * side)} ${round(foot.y + x * side)}`
  return element('path', {
    class: 'head',
    d: `M${round(end.x)} ${round(end.y)}L${at(HEAD.half)}L${at(-HEAD.half)}Z`,
  })
}

const WORST: readonly Mark[] = ['uncovered', 'unproven', 'chart', 'browser']

const lineGroup = ({ points, transitions, hasArrow }: PlacedLine, { markOf, indexOf }: Ink): string => {
  const marks = transitions.map(({ id }) => markOf(id))
  const worst = WORST.find((mark) => marks.includes(mark)) ?? 'start'
  return element(
    'g',
    {
      class: `line ${worst}`,
      // Several transitions may share a line.
      'data-indexes': transitions.length > 0 ? transitions.map(indexOf).join(' ') : undefined,
    },
    element('path', { class: 'way', d: pathOf(points) }),
    hasArrow ? headOf(points) : '',
  )
}

const LEGEND = 30

const legend = (chart: Chart, markOf: Coverage, top: number): string => {
  const counts = new Map<Mark, number>()
  for (const { id } of chart.transitions) counts.set(markOf(id), (counts.get(markOf(id)) ?? 0) + 1)
  const parts: string[] = []
  let x = 18
  for (const [mark, { says }] of Object.entries(MARKS) as [Mark, { says: string }][]) {
    const count = counts.get(mark)
    if (count === undefined) continue
    const words = `${count} ${says}`
    parts.push(
      markAt(mark, x, top),
      element('text', { class: 'text description', x: x + 9, y: top + 4 }, words),
    )
    x += 40 + words.length * 6
  }
  return element('g', { class: 'legend' }, ...parts)
}

export interface Frame {
  readonly markOf: Coverage
  /** Events that need no data, which the inspector may offer to send. */
  readonly bareEvents: readonly string[]
  readonly css: string
}

/** Renders the picture with one element per line, for readable diffs. */
export const svgOf = (chart: Chart, layout: Layout, { markOf, bareEvents, css }: Frame): string => {
  const ink: Ink = { markOf, indexOf: (transition) => chart.transitions.indexOf(transition) }
  const { width, height } = layout
  const tall = height + LEGEND
  const outer = layout.states.filter(({ state }) => state.states.length > 0)
  return `${[
    `${open('svg', {
      xmlns: 'http://www.w3.org/2000/svg',
      class: 'chart',
      viewBox: `0 0 ${width} ${tall}`,
      width,
      height: tall,
      role: 'img',
      'data-chart': chart.name,
      'data-bare-events': bareEvents.join(' '),
    })}>`,
    titled(`The statechart ${chart.name}. ${chart.root.description}`),
    `<style>\n${css.trim()}\n</style>`,
    element('rect', { class: 'paper', width, height: tall }),
    ...outer.map((one) => stateGroup(one, ink, { hasWords: false })),
    ...layout.lines.map((one) => lineGroup(one, ink)),
    ...outer.map((one) => stateGroup(one, ink, { isFrame: false })),
    ...layout.starts.map(({ x, y, width: size }) =>
      element('circle', { class: 'dot', cx: x + size / 2, cy: y + size / 2, r: size / 2 }),
    ),
    ...layout.states.filter(({ state }) => state.states.length === 0).map((one) => stateGroup(one, ink)),
    ...layout.labels.map((one) => labelGroup(one, ink)),
    legend(chart, markOf, height + LEGEND / 2 - 4),
    '</svg>',
  ].join('\n')}\n`
}
