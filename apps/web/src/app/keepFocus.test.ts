// @vitest-environment jsdom
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { keepFocus } from './keepFocus.ts'

keepFocus()
// A press makes `keepFocus` forget the focused element, so it does not react when jsdom closes the document.
afterAll(() => void dispatchEvent(new Event('pointerdown')))

const one = (selector: string) => document.querySelector<HTMLElement>(selector)
const frame = () =>
  new Promise((drawn) => {
    requestAnimationFrame(drawn)
  })
/** Waits until the removal is observed and the focus has moved, a frame later. */
const settled = async () => {
  await frame()
  await frame()
}
const focusedId = () => document.activeElement?.id

beforeEach(() => {
  document.body.innerHTML = `
    <aside><button id="toast">Close</button></aside>
    <main tabindex="-1">
      <h1 id="title" tabindex="-1">Cards</h1>
      <div>
        <form id="own"><section><input id="field"></section></form>
        <a href="/all">All sessions</a>
      </div>
      <section>
        <button id="edit">Edit</button>
        <div><form id="inner"><input id="name"></form> <button>More</button></div>
      </section>
      <dialog open>
        <h2 id="question" tabindex="-1">Send</h2>
        <button>Close</button>
        <div id="step"><button id="next">Continue</button></div>
      </dialog>
      <section>
        <button id="add">Add</button>
        <ul>
          <li id="a"><a id="first" href="/a">A</a></li>
          <li id="b"><a id="second" href="/b">B</a></li>
          <li id="c"><a id="third" href="/c">C</a></li>
        </ul>
      </section>
    </main>`
})

describe('keepFocus', () => {
  it.each([
    ['a removed row to the row that takes its place', '#second', '#b', 'third'],
    ['the removed last row to the new last row', '#third', '#c', 'second'],
    ['a removed list to the first control of its card', '#first', 'ul', 'add'],
    ['a removed form to the title of the screen', '#field', '#own', 'title'],
    ['a removed form in a card to the button that opens it', '#name', '#inner', 'edit'],
    ['a removed step of a dialog to the title of the dialog', '#next', '#step', 'question'],
    ['a closed notification to the title of the screen', '#toast', 'aside', 'title'],
  ])('moves the focus from %s', async (_, focused, removed, next) => {
    one(focused)?.focus()
    one(removed)?.remove()
    await settled()
    expect(focusedId()).toBe(next)
  })

  it('does not move the focus if it was not lost or the screen has already set it', async () => {
    one('#second')?.focus()
    one('#b')?.remove()
    one('#first')?.focus()
    one('#c')?.remove()
    await settled()
    expect(focusedId()).toBe('first')
  })

  it('does not move the focus after a press outside all controls', async () => {
    one('#second')?.focus()
    one('main')?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    one('#second')?.blur()
    one('#b')?.remove()
    await settled()
    expect(document.activeElement).toBe(document.body)
  })

  /** Disables an element, and blurs the name field as browsers do when it or its fieldset is disabled. */
  const disable = async (selector: string) => {
    one('#name')?.blur()
    one(selector)?.toggleAttribute('disabled', true)
    await settled()
  }
  const enable = async (selector: string) => {
    one(selector)?.toggleAttribute('disabled', false)
    await settled()
  }

  it('returns the focus to a field that was disabled while its form was sent', async () => {
    one('#name')?.focus()
    await disable('#name')
    expect(document.activeElement).toBe(document.body)
    await enable('#name')
    expect(focusedId()).toBe('name')
  })

  it('returns the focus after a whole fieldset was disabled', async () => {
    const group = document.createElement('fieldset')
    group.id = 'group'
    one('#inner')?.append(group)
    group.append(one('#name') ?? '')
    one('#name')?.focus()
    await disable('#group')
    await enable('#group')
    expect(focusedId()).toBe('name')
  })

  it('does not return the focus if the user has moved it or the field was never disabled', async () => {
    one('#name')?.focus()
    await disable('#name')
    one('#edit')?.focus()
    await enable('#name')
    expect(focusedId()).toBe('edit')
    one('#name')?.focus()
    one('#name')?.blur()
    await disable('#field')
    await enable('#field')
    expect(document.activeElement).toBe(document.body)
  })
})
