import { PAGE_PROOFS, PROOFS, type Proof } from '@portal/machines/models'
import { pathsAsMarkdown, quotedIn } from '@portal/machines/paths'
import { LANGUAGES } from '@portal/schemas'
import { phrasesIn } from '../phrases.ts'
import { expect, test } from '../stack.ts'

const charters = [PROOFS, PAGE_PROOFS].flatMap((proofs: Readonly<Record<string, Proof>>) =>
  Object.values(proofs).map(({ model, committed: { paths } }) =>
    pathsAsMarkdown(model.name, paths, model.words),
  ),
)

for (const language of LANGUAGES)
  test(`Whatever a charter puts between “ and ” is what the portal really says in ${language}`, async () => {
    const phrases = await phrasesIn(language)
    const unknown = charters.flatMap((charter) => quotedIn(charter, phrases).unknown)
    expect([...new Set(unknown)]).toEqual([])
    expect(new Set(charters.flatMap((charter) => charter.match(/“[^”]+”/g) ?? [])).size).toBeGreaterThan(100)
  })
