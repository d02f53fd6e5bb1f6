import { canonical, type Json, pageStepsOf, pathsAsMarkdown, transitionsOf } from '@portal/paths'
import { LANGUAGES } from '@portal/schemas'
import { describe, expect, test } from 'vitest'
import { charterWords } from './command/charter.ts'
import { PAGE_PROOFS, type PageProof } from './models.ts'
import { type Label, sayIn } from './steps/index.ts'

const PROOFS = Object.entries<PageProof>(PAGE_PROOFS)

/** Names that only developers know: events, delays, answers and nested states. */
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

const stepsOf = ({ model, committed }: PageProof) =>
  committed.paths.flatMap((path) => pageStepsOf(model.page, path))

describe.each(PROOFS)('the charter of %s', (_, proof) => {
  const { model, committed } = proof

  test('uses no internal names', async () => {
    const charter = pathsAsMarkdown(
      model.name,
      committed.paths,
      await charterWords('en')(model, committed.paths),
    )
    expect(rawNames(proof).filter(standsIn(charter))).toEqual([])
    expect(charter).not.toMatch(/xstate\.|undefined|\[object|\bnull\b|\{\w+\}/)
  })

  test('gives each step an action and something to see', () => {
    expect(stepsOf(proof).filter(({ acts, sights }) => acts.length === 0 || sights.length === 0)).toEqual([])
  })
})

const labelText = (label: Label) => canonical(label as unknown as Json)

describe.each(LANGUAGES)('charters in %s', (language) => {
  test('find a text for each label', async () => {
    for (const [, { model, committed }] of PROOFS) {
      const words = await charterWords(language)(model, committed.paths)
      const charter = pathsAsMarkdown(model.name, committed.paths, words)
      expect(charter).not.toMatch(/“”/)
    }
  }, 180_000)

  test('have a different sentence for each step', () => {
    const say = sayIn(language, labelText)
    const steps = PROOFS.flatMap(([, proof]) => stepsOf(proof)).flatMap(({ acts, sights }) => [
      ...acts.map((step) => ({ kind: 'do', step })),
      ...sights.map((step) => ({ kind: 'see', step })),
    ])
    const meanings = new Map<string, Set<string>>()
    for (const { kind, step } of steps) {
      const sentence = `${kind}: ${say(step)}`
      meanings.set(sentence, (meanings.get(sentence) ?? new Set()).add(canonical(step as unknown as Json)))
    }
    expect([...meanings].filter(([, known]) => known.size > 1).map(([sentence]) => sentence)).toEqual([])
    expect(meanings.size).toBeGreaterThan(300)
  })
})
