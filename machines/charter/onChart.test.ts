import { pathsAsMarkdown, quotedIn } from '@portal/paths'
import { followOnChart, readPrinted } from '@portal/paths/charter'
import { LANGUAGES } from '@portal/schemas'
import { expect, test } from 'vitest'
import { phrasesIn } from '../command/phrases.ts'
import { PAGE_PROOFS, PROOFS, type Proof } from '../models.ts'

const charterOf = ({ model, committed }: Proof): string =>
  pathsAsMarkdown(model.name, committed.paths, model.words)

test.each([
  ...Object.entries<Proof>(PROOFS),
  ...Object.entries<Proof>(PAGE_PROOFS).map(([name, proof]) => [`${name}, at the portal,`, proof] as const),
])(
  'A program follows every path of %s on the machine from the printed lines alone',
  async (_, proof) => {
    const { paths } = readPrinted(charterOf(proof))
    expect(paths).toHaveLength(proof.committed.paths.length)
    for (const { steps } of paths) await followOnChart(proof.model, steps)
  },
  120_000,
)

const CHARTERS = [...Object.values<Proof>(PROOFS), ...Object.values<Proof>(PAGE_PROOFS)].map(charterOf)
/** Read once, because it starts a separate process. */
const phrases = new Map(LANGUAGES.map((language) => [language, phrasesIn(language)]))

const linesOf = (charter: string): readonly string[] =>
  readPrinted(charter).paths.flatMap(({ steps }) =>
    steps.flatMap(({ line, seen }) => [`do: ${line}`, `see: ${seen}`]),
  )

test.each(LANGUAGES)(
  'Every text between “ and ” in a charter is a text of the portal in %s',
  async (language) => {
    const texts = (await phrases.get(language)) ?? []
    const unknown = CHARTERS.flatMap((charter) => quotedIn(charter, texts).unknown)
    expect([...new Set(unknown)]).toEqual([])
    expect(new Set(CHARTERS.flatMap((charter) => charter.match(/“[^”]+”/g) ?? [])).size).toBeGreaterThan(100)
  },
)

test.each(LANGUAGES.filter((language) => language !== 'en'))(
  'Each sentence has exactly one meaning in %s, so that the same program can follow it',
  async (language) => {
    const texts = (await phrases.get(language)) ?? []
    for (const charter of CHARTERS) {
      const english = linesOf(charter)
      const told = linesOf(quotedIn(charter, texts).charter)
      expect(told).toHaveLength(english.length)
      const meant = new Map(told.map((line, at) => [line, english[at]]))
      expect(told.map((line) => meant.get(line))).toEqual(english)
    }
  },
  60_000,
)
