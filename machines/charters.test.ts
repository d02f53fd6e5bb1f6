import { canonical, pageStepsOf, pathsAsMarkdown, transitionsOf, wordsOf } from '@portal/paths'
import { LANGUAGES } from '@portal/schemas'
import { describe, expect, test } from 'vitest'
import { wordsIn } from './command/charter.ts'
import { PAGE_PROOFS, type PageProof } from './models.ts'
import { type Label, labelsIn, sayIn } from './steps/index.ts'

const PROOFS = Object.entries<PageProof>(PAGE_PROOFS)

const stepsOf = ({ model, committed }: PageProof) =>
  committed.paths.flatMap((path) => pageStepsOf(model.page, path))
const ACTS = PROOFS.flatMap(([, proof]) => stepsOf(proof)).flatMap(({ acts }) => acts)
const SIGHTS = PROOFS.flatMap(([, proof]) => stepsOf(proof)).flatMap(({ sights }) => sights)

const nameOf = (label: Label): string => canonical(label)

/** Internal names of events, delays, actors and nested states. */
const rawNames = ({ model }: PageProof): readonly string[] => [
  ...new Set(
    [...transitionsOf(model.machine)].flatMap(([{ eventType, source }]) => [
      eventType,
      source.path.join('.'),
    ]),
  ),
]

const standsIn = (text: string) => (name: string) =>
  /^[A-Z_]+$/.test(name) ? new RegExp(`\\b${name}\\b`).test(text) : name.includes('.') && text.includes(name)

describe.each(PROOFS)('the charter of %s', (_, proof) => {
  const { model, committed } = proof

  test('uses no internal names', () => {
    const say = sayIn('en', () => 'text')
    const charter = pathsAsMarkdown(model.name, committed.paths, wordsOf(model.page, say))
    expect(rawNames(proof).filter(standsIn(charter))).toEqual([])
    expect(charter).not.toMatch(/xstate\.|undefined|\[object|\bnull\b|\{\w+\}/)
  })

  test('gives each step an action', () => {
    expect(stepsOf(proof).filter(({ acts }) => acts.length === 0)).toEqual([])
  })
})

describe.each(LANGUAGES)('charters in %s', (language) => {
  test('contain a text for each label', async () => {
    const labels = new Map([...ACTS, ...SIGHTS].flatMap(labelsIn).map((label) => [nameOf(label), label]))
    const words = await wordsIn(language, [...labels.values()])
    expect(words).toHaveLength(labels.size)
    expect(words.filter((word) => word.trim() === '')).toEqual([])
  }, 60_000)

  test.each([
    ['actions', ACTS],
    ['assertions', SIGHTS],
  ])('give each of the %s its own sentence', (_, steps) => {
    const say = sayIn(language, nameOf)
    const meanings = new Map<string, Set<string>>()
    for (const step of steps)
      meanings.set(say(step), (meanings.get(say(step)) ?? new Set()).add(canonical(step)))
    expect([...meanings].filter(([, steps]) => steps.size > 1).map(([sentence]) => sentence)).toEqual([])
    expect(meanings.size).toBeGreaterThan(100)
  })
})
