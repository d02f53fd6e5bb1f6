import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { Identifier } from './Identifier.tsx'

vi.mock('../../app/context.ts', () => ({
  useI18n: () => ({ t: (key: string, words?: { value: string }) => words?.value ?? key }),
}))

const CARD = { Id: 'T000006', PublicIdentifier: 'BE-BCA-012042-8', Description: 'Card 6' }
const render = (titleField: string | undefined) =>
  renderToStaticMarkup(
    <Identifier
      screen={{ identifier: 'PublicIdentifier', ...(titleField && { titleField }) }}
      record={CARD}
    />,
  )
const text = (html: string) => html.replace(/<[^>]+>/g, '')

it('the identifier appears next to the title', () => {
  expect(text(render(undefined))).toBe('BE-BCA-012042-8')
})

it('the identifier consists only of a copy button if the title already contains it', () => {
  const html = render('PublicIdentifier')
  expect(text(html)).toBe('')
  expect(html).toContain('aria-label="BE-BCA-012042-8"')
})
