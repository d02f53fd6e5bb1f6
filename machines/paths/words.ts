import type { AnyEventObject } from 'xstate'
import type { Path, PathStep } from './format.ts'
import type { Facts } from './json.ts'
import { type Around, answerOf, isDelay, tellerOf, type Words } from './model.ts'

const detailOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return ''
  const details = ['code', 'kind', 'data', 'reason', 'token'].flatMap((name) => {
    const part = (value as Record<string, unknown>)[name]
    return typeof part === 'string' ? [part] : []
  })
  return details.length > 0 ? ` (${details.join(', ')})` : ''
}

/** Returns the position of the step at `index` in its path. */
export const aroundOf = (steps: readonly PathStep[], index: number): Around => ({
  isFirst: index === 0,
  coming: steps.slice(index + 1).map(({ event }) => event),
  after: steps[index]?.expect ?? {},
})

const NOWHERE: Around = { isFirst: false, coming: [], after: {} }

const eventName = (event: AnyEventObject): string => {
  const answer = answerOf(event)
  if (answer) {
    return answer.isDone
      ? `${answer.id} answers${detailOf(event.output)}`
      : `${answer.id} fails${detailOf(event.error)}`
  }
  const teller = tellerOf(event)
  if (teller !== undefined) return `${teller} tells: ${String(event.case)}`
  if (isDelay(event)) return `${event.type.split('.')[2]} passes`
  return `${event.type}${detailOf(event)}`
}

/** Describes an event; empty if it is automatic. */
export const eventInWords = (
  event: AnyEventObject,
  { does }: Words = {},
  before: Facts = {},
  around: Around = NOWHERE,
): string => does?.(event, before, around) ?? eventName(event)

/** Describes an expectation: by default the state, and the view state if the facts contain one. */
export const stateInWords = (expected: Facts, { sees }: Words = {}, isBegin = false): string => {
  const { state, viewState } = expected
  return (
    sees?.(expected, isBegin) ??
    (viewState === undefined ? String(state) : `${String(state)} (${String(viewState)})`)
  )
}

export const startInWords = (
  { input, expect, steps }: Pick<Path, 'input' | 'expect' | 'steps'>,
  words: Words = {},
): string =>
  words.starts?.(input, { isFirst: true, coming: steps.map(({ event }) => event), after: expect }) ??
  (input === undefined || input === null ? 'start' : `start ${JSON.stringify(input)}`)

/** Describes the steps of a path up to the failing one at `index`. */
export const pathInWords = (
  { input, expect, steps }: Path,
  index: number = steps.length,
  words: Words = {},
): string =>
  [
    `    ${startInWords({ input, expect, steps }, words)} → ${stateInWords(expect, words)}`,
    ...steps
      .slice(0, index + 1)
      .map(
        (step, at) =>
          `${at === index ? ' ✗' : '  '} ${String(at + 1).padStart(2)} ${eventInWords(step.event, words, steps[at - 1]?.expect ?? expect, aroundOf(steps, at))} → ${stateInWords(step.expect, words)}`,
      ),
  ].join('\n')

/** Describes the start and end of a path. */
export const summaryOf = ({ input, expect, steps }: Path): string =>
  `${steps.length} steps from ${String(expect.state)} ${JSON.stringify(input)} to ${String(steps.at(-1)?.expect.state ?? expect.state)}`
