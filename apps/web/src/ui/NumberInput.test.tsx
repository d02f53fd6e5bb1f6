// @vitest-environment jsdom
import { act, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NumberInput } from './NumberInput.tsx'
import { mount } from './testing/mount.tsx'

const answered = vi.fn<(value: number | undefined) => void>()
let unmount = () => undefined as void
const Price = () => {
  const [price, setPrice] = useState<number>()
  const answer = (next: number | undefined) => {
    setPrice(next)
    answered(next)
  }
  return (
    <>
      <NumberInput label="Price" unreadable="No number" value={price} onNumber={answer} />
      <button type="button" onClick={() => setPrice(price === 0.5 ? undefined : 0.5)}>
        Elsewhere
      </button>
    </>
  )
}
const setElsewhere = () => act(() => document.querySelector('button')?.click())
const field = () => document.querySelector('input') as HTMLInputElement
const type = (text: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text)
    field().dispatchEvent(new Event('input', { bubbles: true }))
  })

beforeEach(() => {
  unmount = mount(<Price />)
})
afterEach(() => unmount())

describe('NumberInput', () => {
  it('keeps the typed text and its decimal separator', () => {
    for (const text of ['0', '0,', '0,4', '0,40']) {
      type(text)
      expect(field().value).toBe(text)
    }
    expect(answered).toHaveBeenLastCalledWith(0.4)
  })

  const dispatch = (event: Event) =>
    act(() => {
      field().dispatchEvent(event)
    })
  const leave = () => dispatch(new FocusEvent('focusout', { bubbles: true }))
  const press = (key: string) => dispatch(new KeyboardEvent('keydown', { key, bubbles: true }))

  it.each(['1e3', '4 euro', '1.2.3', '0x10'])(
    'keeps the text %j and shows an error when the field is left',
    (text) => {
      type(text)
      expect(field().value).toBe(text)
      expect(answered).toHaveBeenLastCalledWith(Number.NaN)
      expect(field().ariaInvalid).toBeNull()
      leave()
      expect(field().value).toBe(text)
      expect(field().ariaInvalid).toBe('true')
      expect(document.body.textContent).toContain('No number')
      type('4')
      expect(document.body.textContent).not.toContain('No number')
      expect(answered).toHaveBeenLastCalledWith(4)
    },
  )

  it('shows the error when Enter is pressed', () => {
    type('1e3')
    press('Enter')
    expect(document.body.textContent).toContain('No number')
  })

  it('accepts the grouping separators of the page language and typographic minus signs', () => {
    type('−1,234.5')
    expect(answered).toHaveBeenLastCalledWith(-1_234.5)
    document.documentElement.lang = 'nl'
    type('1.234,5')
    expect(answered).toHaveBeenLastCalledWith(1_234.5)
    document.documentElement.lang = 'en'
  })

  it('uses a text field, whose value the wheel does not change', () => {
    expect(field().type).toBe('text')
  })

  it('shows a value set by its parent', () => {
    type('0,4')
    setElsewhere()
    expect(field().value).toBe('0.5')
    setElsewhere()
    expect(field().value).toBe('')
  })

  it('shows the decimal sign of the page language', () => {
    document.documentElement.lang = 'fr'
    setElsewhere()
    expect(field().value).toBe('0,5')
    document.documentElement.lang = 'en'
    unmount()
    unmount = mount(<NumberInput label="Degrees" unreadable="No number" value={-3.25} onNumber={answered} />)
    expect(field().value).toBe('-3.25')
  })
})
