// @vitest-environment jsdom
import { act, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NumberInput, numberIn } from './NumberInput.tsx'
import { mount } from './testing/mount.tsx'

it.each([
  ['0,4', 0.4],
  ['0.4', 0.4],
  [',4', 0.4],
  ['-3', -3],
  ['12', 12],
  ['4,', 4],
  ['', undefined],
  [',', undefined],
  ['-', undefined],
  ['1.234,5', undefined],
])("'%s' means %s", (text, value) => expect(numberIn(text)).toBe(value))

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
      <NumberInput label="Price" value={price} onNumber={answer} />
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

it('stays as it is typed, with the sign that was typed', () => {
  for (const text of ['0', '0,', '0,4', '0,40']) {
    type(text)
    expect(field().value).toBe(text)
  }
  expect(answered).toHaveBeenLastCalledWith(0.4)
})

it('takes no letters, and what is no number stays to be mended but is no answer', () => {
  type('4 euro')
  expect(field().value).toBe('4')
  expect(answered).toHaveBeenLastCalledWith(4)
  type('1.2.3')
  expect(field().value).toBe('1.2.3')
  expect(answered).toHaveBeenLastCalledWith(undefined)
})

it('shows another value that it is given', () => {
  type('0,4')
  setElsewhere()
  expect(field().value).toBe('0.5')
  setElsewhere()
  expect(field().value).toBe('')
})

it('shows the sign of the language that the page speaks', () => {
  document.documentElement.lang = 'fr'
  setElsewhere()
  expect(field().value).toBe('0,5')
  document.documentElement.lang = 'en'
  unmount()
  unmount = mount(<NumberInput label="Degrees" value={-3.25} onNumber={answered} />)
  expect(field().value).toBe('-3.25')
})
