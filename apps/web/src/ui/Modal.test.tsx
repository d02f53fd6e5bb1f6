// @vitest-environment jsdom
import { act, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Dialog } from './Dialog.tsx'
import { Modal } from './Modal.tsx'
import { Sheet } from './Sheet.tsx'
import { mount } from './testing/mount.tsx'

const isFine = vi.fn<() => boolean>()
beforeEach(() => {
  isFine.mockReturnValue(true)
  vi.stubGlobal('matchMedia', () => ({ matches: isFine() }))
  // Not in jsdom; a browser opens it at the first thing that takes the focus.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
      this.querySelector('button')?.focus()
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })
})

let unmount = () => undefined as void
afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
})

const open = (content: ReactNode) => {
  unmount = mount(
    <Modal open onClose={() => undefined} label="Question" className="">
      <button type="button">Close</button>
      {content}
    </Modal>,
  )
  return document.activeElement?.id || document.activeElement?.textContent
}

const RADIOS = [false, true].map((isChosen) => (
  <input
    key={String(isChosen)}
    id={isChosen ? 'chosen' : 'other'}
    type="radio"
    name="kind"
    aria-label="Kind"
    defaultChecked={isChosen}
  />
))

it('A question begins in the field at which its owner says that the work is', () => {
  expect(
    open(
      <>
        <textarea aria-label="English" />
        <textarea id="missing" data-begin="" aria-label="French" />
      </>,
    ),
  ).toBe('missing')
})

it('A question with fields begins in the first that can be filled in', () => {
  expect(
    open(
      <>
        <input disabled aria-label="Fixed" />
        <textarea id="reason" aria-label="Reason" />
      </>,
    ),
  ).toBe('reason')
})

it('Where the first field is a group of radio buttons it begins at the one that is chosen', () => {
  expect(open(RADIOS)).toBe('chosen')
})

it('A dialog without fields begins at its title, and not at its cross, whose tip would lie over the words; a sheet too', () => {
  for (const Kind of [Dialog, Sheet]) {
    unmount()
    unmount = mount(
      <Kind open onClose={() => undefined} title="Change settings" closeLabel="Close">
        <button type="button">Change</button>
      </Kind>,
    )
    expect(document.activeElement?.textContent).toBe('Change settings')
  }
})

it('One that the browser closed says so; one that is open again by then does not', () => {
  const onClose = vi.fn()
  unmount = mount(
    <Modal open onClose={onClose} label="Question" className="">
      <p>Sure?</p>
    </Modal>,
  )
  const dialog = document.querySelector('dialog')
  act(() => void dialog?.dispatchEvent(new Event('close')))
  expect(onClose).not.toHaveBeenCalled()
  dialog?.close()
  act(() => void dialog?.dispatchEvent(new Event('close')))
  expect(onClose).toHaveBeenCalledOnce()
})

it('One without fields or title begins as the browser opens it, and so does each under a finger', () => {
  expect(open(<p>Sure?</p>)).toBe('Close')
  unmount()
  isFine.mockReturnValue(false)
  expect(open(RADIOS)).toBe('Close')
})

it('ignores the second press of the double click that opened it', () => {
  const onClose = vi.fn()
  unmount = mount(
    <Modal open onClose={onClose} label="Question" className="">
      <p>Sure?</p>
    </Modal>,
  )
  const clickBeside = (detail: number) =>
    act(
      () =>
        void document
          .querySelector('dialog')
          ?.dispatchEvent(new MouseEvent('click', { detail, bubbles: true })),
    )
  clickBeside(2)
  expect(onClose).not.toHaveBeenCalled()
  clickBeside(1)
  expect(onClose).toHaveBeenCalledOnce()
})
