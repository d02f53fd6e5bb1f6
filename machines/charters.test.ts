import { aroundOf, eventInWords, pathsAsMarkdown, transitionsOf, wordOf } from '@portal/paths'
import { describe, expect, test } from 'vitest'
import { PAGE_PROOFS, PROOFS, type Proof } from './models.ts'

const sets: readonly (readonly [string, Proof])[] = [
  ...Object.entries<Proof>(PROOFS).map(([name, proof]) => [`${name}, on the chart`, proof] as const),
  ...Object.entries<Proof>(PAGE_PROOFS).map(([name, proof]) => [`${name}, at the portal`, proof] as const),
]

/** Names that only developers know: events, delays, answers and nested states. */
const rawNames = ({ model }: Proof): readonly string[] => [
  ...new Set(
    [...transitionsOf(model.machine)].flatMap(([{ eventType, source }]) => [
      eventType,
      source.path.join('.'),
    ]),
  ),
]

const standsIn = (text: string) => (name: string) =>
  /^[A-Z_]+$/.test(name) ? new RegExp(`\\b${name}\\b`).test(text) : name.includes('.') && text.includes(name)

describe.each(sets)('the charter of %s', (_, proof) => {
  const { model, committed } = proof
  const charter = pathsAsMarkdown(model.name, committed.paths, model.words)
  const lines = charter.split('\n')

  test('uses no internal names', () => {
    expect(rawNames(proof).filter(standsIn(charter))).toEqual([])
    expect(charter).not.toMatch(/xstate\.|undefined|\[object|\bnull\b/)
  })

  test('gives each step an action, a checkbox and an expectation', () => {
    // An event without words happens by itself and belongs to the previous step.
    const steps = committed.paths.flatMap((path) =>
      path.steps.filter(
        ({ event }, at) =>
          wordOf(event, model.words, path.steps[at - 1]?.expect ?? path.expect, aroundOf(path.steps, at)) !==
          '',
      ),
    )
    const actions = lines.filter((line) => /^\d+\. \[ \] \S/.test(line))
    const seen = lines.filter((line) => /^ {4}- must be seen: \S/.test(line))
    expect(actions).toHaveLength(steps.length)
    expect(seen).toHaveLength(steps.length)
    for (const action of actions) expect(lines[lines.indexOf(action) + 1]).toMatch(/^ {4}- must be seen: /)
    expect(lines.filter((line) => /^- \[ \] \*\*Begin:\*\* \S/.test(line))).toHaveLength(
      committed.paths.length,
    )
  })

  test('has words for every state it reaches and distinct words for each case of an event', () => {
    const states = committed.paths.flatMap(({ expect: begun, steps }) => [
      String(begun.state),
      ...steps.map((step) => String(step.expect.state)),
    ])
    const known = Object.keys(model.words.states ?? {})
    expect(
      [...new Set(states.flatMap((state) => state.split(', ')))].filter((one) => !known.includes(one)),
    ).toEqual([])

    const told = model.events.map((event) => `${event.type}: ${eventInWords(event, model.words)}`)
    expect(told.filter((one, index) => told.indexOf(one) !== index)).toEqual([])
  })
})

test('A charter starts with a note exactly if it cannot be followed in the portal', () => {
  for (const [name, { model }] of Object.entries<Proof>(PROOFS)) {
    expect([name, model.words.onlyOnChart === undefined]).toEqual([name, name in PAGE_PROOFS])
  }
})
