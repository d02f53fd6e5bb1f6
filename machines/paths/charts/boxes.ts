import { type Chart, type ChartState, type ChartTransition, conditionOf } from './chart.ts'
import { type Style, widthOf, wrap } from './text.ts'

export const STYLES = {
  title: { size: 13, weight: 'bold' },
  text: { size: 11, weight: 'regular' },
  event: { size: 11, weight: 'bold' },
} as const satisfies Record<string, Style>

/** A line of text, relative to the corner of its box; `y` is the baseline. */
export interface Line {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly look: keyof typeof STYLES
  /** Role of the line, which determines its colour. */
  readonly role: string
  readonly transition?: ChartTransition
  /** True if the line begins with the mark of its transition. */
  readonly isMarked?: boolean
}

export interface Box {
  readonly lines: readonly Line[]
  readonly width: number
  readonly height: number
}

const SIDE = 12
const LINE = 15
const TEXT_WIDTH = 190
/** Maximum width of the box of a compound state; the layout narrows it if its children are narrower. */
const WIDEST = 440
const GUARD_WIDTH = 190
/** Width of the mark of a transition. */
export const MARK = 13

interface Unplaced extends Omit<Line, 'x' | 'y'> {
  readonly indent?: number
  readonly before?: number
}

const boxOf = (rows: readonly Unplaced[], top: number, bottom: number, side: number): Box => {
  const lines: Line[] = []
  let y = top
  let width = 0
  for (const { indent = 0, before = 0, ...line } of rows) {
    y += before + LINE
    lines.push({ ...line, x: side + indent, y })
    width = Math.max(width, side + indent + widthOf(line.text, STYLES[line.look]) + side)
  }
  return { lines, width, height: y + bottom }
}

/** Returns the lines of a transition: trigger and guard, and the actions if it has no target. */
const transitionRows = (transition: ChartTransition, isInside: boolean): Unplaced[] => {
  const condition = conditionOf(transition)
  const { trigger, kind } = transition
  const whole = condition === '' ? [] : wrap(condition, GUARD_WIDTH, STYLES.text)
  const actions =
    isInside && transition.actions.length > 0
      ? wrap(`/ ${transition.actions.join(', ')}`, GUARD_WIDTH, STYLES.text)
      : []
  return [
    { text: trigger, look: 'event', role: kind, transition, isMarked: true, indent: MARK },
    ...[...whole, ...actions].map(
      (text): Unplaced => ({ text, look: 'text', role: 'condition', transition, indent: MARK }),
    ),
  ]
}

/**
 * Returns the box of a state: name, description, invoked actors, and transitions without a target. The text of a
 * compound state wraps within `outerWidth`.
 */
export const stateBox = (state: ChartState, { transitions }: Chart, outerWidth = WIDEST): Box => {
  const stays = transitions.filter(({ source, targets }) => source === state.id && targets.length === 0)
  const width = state.states.length > 0 ? outerWidth - 2 * SIDE : TEXT_WIDTH
  const rows: Unplaced[] = [
    { text: state.name, look: 'title', role: 'name' },
    ...wrap(state.description, width, STYLES.text).map(
      (text): Unplaced => ({ text, look: 'text', role: 'description' }),
    ),
    ...state.runs.map(
      (id, index): Unplaced => ({
        text: `runs ${id}`,
        look: 'event',
        role: 'runs',
        ...(index === 0 && { before: 3 }),
      }),
    ),
    ...stays.flatMap((transition) =>
      transitionRows(transition, true).map((row, index) => (index === 0 ? { ...row, before: 3 } : row)),
    ),
  ]
  return boxOf(rows, 6, 10, SIDE)
}

/** Returns the label of all transitions from one state to another. */
export const labelBox = (transitions: readonly ChartTransition[]): Box =>
  boxOf(
    transitions.flatMap((transition, index) =>
      transitionRows(transition, false).map((row, line) =>
        index > 0 && line === 0 ? { ...row, before: 3 } : row,
      ),
    ),
    1,
    6,
    8,
  )
