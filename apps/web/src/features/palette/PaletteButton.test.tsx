// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mount, press } from '../../ui/testing/mount.tsx'
import { PaletteButton } from './PaletteButton.tsx'

/** What `LazyPart` asks for, and whether it is here. */
const part = vi.hoisted(() => ({ isHere: false, told: (): void => undefined }))
vi.mock('../../components/LazyPart.tsx', async () => {
  const { useSyncExternalStore } = await import('react')
  const Opened = ({ typed }: { typed: string }) => <output>{typed}</output>
  return {
    LazyPart: ({ loading, children }: { loading: object; children: (part: object) => object }) =>
      useSyncExternalStore(
        (told) => {
          part.told = told
          return () => undefined
        },
        () => part.isHere,
      )
        ? children(Opened)
        : loading,
  }
})
vi.mock('../../app/context.ts', () => ({ useI18n: () => ({ t: (key: string) => key }) }))

let unmount = () => undefined as void
beforeEach(() => {
  part.isHere = false
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  // jsdom has none.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })
  unmount = mount(<PaletteButton />)
})
afterEach(() => unmount())

const field = () => document.querySelector('input')
const opened = () => document.querySelector('output')?.textContent
/** As a person does where the focus is. */
const type = (text: string) =>
  act(() => {
    const input = document.activeElement as HTMLInputElement
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
const arrive = () =>
  act(() => {
    part.isHere = true
    part.told()
  })

it('What is typed while the palette is loaded is in it once it is here', () => {
  press('k', { ctrlKey: true })
  expect(document.activeElement).toBe(field())
  type('depot')
  expect(opened()).toBeUndefined()
  arrive()
  expect(opened()).toBe('depot')
  expect(field()).toBeNull()
  // The next time begins empty.
  press('k', { ctrlKey: true })
  expect(opened()).toBe('')
})

it('The same keys close the field while the palette loads, and it is empty the next time', () => {
  press('k', { ctrlKey: true })
  type('depot')
  press('k', { ctrlKey: true })
  expect(field()).toBeNull()
  press('k', { ctrlKey: true })
  expect(field()?.value).toBe('')
})
