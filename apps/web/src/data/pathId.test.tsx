import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Route, Router, useSearch } from 'wouter'
import { usePathId, useRawLocation, useRawSearch } from './pathId.ts'
import { PATTERNS, paths } from './paths.ts'

const IDS = [
  '100%25',
  '100%',
  '%',
  '%2F',
  'a/b',
  'a#b?c',
  'a&b=c+d',
  '"\'`',
  'a b\u00a0c',
  'Liège 🔌',
  '%E9',
  '~',
  'a:id',
  '$&',
]

/** Returns the id and the `q` parameter that a screen reads from a URL. */
const readAt = (href: string): unknown => {
  const { pathname, search } = new URL(href, 'https://portal.example')
  const read: unknown[] = []
  const Screen = () => {
    read.push(usePathId(), new URLSearchParams(useSearch()).get('q'))
    return null
  }
  renderToStaticMarkup(
    <Router hook={useRawLocation} searchHook={useRawSearch} ssrPath={pathname} ssrSearch={search}>
      <Route path={PATTERNS.charger}>
        <Screen />
      </Route>
    </Router>,
  )
  return read
}

describe('the id in a URL', () => {
  it.each(IDS)('stays %j from the link to the screen, in path and query', (id) => {
    expect(readAt(paths.charger(id, { q: id }))).toEqual([id, id])
  })

  it.each(['100%', '%E9', 'a%20b%'])('is read as %j from a typed URL', (typed) => {
    expect(readAt(`/my/chargepoints/${typed}`)).toEqual([typed, null])
  })

  it('contains U+FFFD in place of half an emoji', () => {
    expect(readAt(paths.charger('CP\ud83d'))).toEqual(['CP\ufffd', null])
  })
})
