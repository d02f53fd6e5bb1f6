import { PAGE_PROOFS } from '@portal/machines/models'
import { pathsAsMarkdown } from '@portal/machines/paths'
import { loadAllTexts } from '@portal/web/texts/all'
import { expect, test } from '../stack.ts'

/** Whether a text of the portal is what was quoted, or begins with it; what it fills in may be anything. */
const says = (text: string) => {
  const literal = text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '.+')
  const filled = new RegExp(`^${literal}$`)
  return (quoted: string) => text.startsWith(quoted) || filled.test(quoted)
}

test('Whatever a charter puts between “ and ” is what the portal really says', async () => {
  const texts = Object.values(await loadAllTexts('en')).map(says)
  const quoted = Object.values(PAGE_PROOFS).flatMap(({ model, committed: { paths } }) =>
    [...pathsAsMarkdown(model.name, paths, model.words).matchAll(/“([^”]+)”/g)].map(([, said = '']) => said),
  )
  expect(new Set(quoted).size).toBeGreaterThan(50)
  expect([...new Set(quoted)].filter((said) => !texts.some((isSaid) => isSaid(said)))).toEqual([])
})
