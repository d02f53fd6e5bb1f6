import { type AnyEventObject, answerOf, type Facts, isDelay, type Path } from '@portal/machines/paths'

const detailOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return ''
  const told = ['code', 'kind', 'data', 'reason', 'token'].flatMap((name) => {
    const part = (value as Record<string, unknown>)[name]
    return typeof part === 'string' ? [part] : []
  })
  return told.length > 0 ? ` (${told.join(', ')})` : ''
}

/** An event as a person would tell it. */
const eventInWords = (event: AnyEventObject): string => {
  const answer = answerOf(event)
  if (answer) {
    return answer.isDone
      ? `${answer.id} answers${detailOf(event.output)}`
      : `${answer.id} fails${detailOf(event.error)}`
  }
  if (isDelay(event)) return `${event.type.split('.')[2]} passes`
  return `${event.type}${detailOf(event)}`
}

const stateInWords = ({ state, face }: Facts): string => `${String(state)} (${String(face)})`

/** The steps of a path up to the one at `index`, which did not go as promised. */
export const pathInWords = ({ input, expect, steps }: Path, index: number): string =>
  [
    `    start ${JSON.stringify(input)} → ${stateInWords(expect)}`,
    ...steps
      .slice(0, index + 1)
      .map(
        (step, at) =>
          `${at === index ? ' ✗' : '  '} ${String(at + 1).padStart(2)} ${eventInWords(step.event)} → ${stateInWords(step.expect)}`,
      ),
  ].join('\n')

/** A path in one line: where it starts and ends. */
export const summaryOf = ({ input, expect, steps }: Path): string =>
  `${steps.length} steps from ${String(expect.state)} ${JSON.stringify(input)} to ${String(steps.at(-1)?.expect.state ?? expect.state)}`
