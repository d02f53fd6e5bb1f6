// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tolerateForeignNodes } from './foreignNodes.ts'

const box = document.createElement('div')
document.body.append(box)
const { insertBefore, removeChild } = Node.prototype
let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  tolerateForeignNodes(box)
  root = createRoot(box)
})
afterEach(() => {
  act(() => root.unmount())
  Object.assign(Node.prototype, { insertBefore, removeChild })
  vi.unstubAllGlobals()
})

const textNodes = (): Text[] => {
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (walker.nextNode()) found.push(walker.currentNode as Text)
  return found
}

const font = (...children: (Node | string)[]) => {
  const element = document.createElement('font')
  element.append(...children)
  return element
}

/** Wraps a text node of React in other elements, as some translators do. */
const wrap = (text: Text) => {
  const place = document.createComment('')
  text.replaceWith(place)
  place.replaceWith(font(font(text)))
}

/** Replaces a text node of React, as the translator of a browser does. */
const translate = (text: Text) => text.replaceWith(font(font(`${text.data}!`)))

const Page = ({ count, isOpen }: { count: number; isOpen: boolean }) => (
  <p>
    {isOpen && 'open '}
    {count} of {count + 1}
    {isOpen ? <b>closes</b> : ' closed'}
  </p>
)
const draw = (count: number, isOpen: boolean) =>
  act(() => root.render(<Page count={count} isOpen={isOpen} />))

describe.each([
  ['wraps', wrap],
  ['replaces', translate],
])('React on a page whose texts a translator %s', (_, change) => {
  const changeAll = async () => {
    for (const text of textNodes()) change(text)
    // Let mutation observers run.
    await Promise.resolve()
  }

  it('removes, adds and replaces texts and elements', async () => {
    draw(1, true)
    await changeAll()
    draw(1, false)
    expect(box.textContent).not.toMatch(/open|closes/)
    expect(box.textContent).toMatch(/ closed$/)
    await changeAll()
    draw(1, true)
    expect(box.textContent).toMatch(/^open .*closes$/)
  })

  it('shows the new value of a text', async () => {
    draw(1, false)
    await changeAll()
    draw(7, false)
    await Promise.resolve()
    expect(box.textContent).toMatch(/^7.* of .*8/)
  })
})
