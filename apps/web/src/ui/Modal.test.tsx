// @vitest-environment jsdom
import { act, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from './Dialog.tsx'
import { Modal } from './Modal.tsx'
import { Sheet } from './Sheet.tsx'
import { mount } from './testing/mount.tsx'

const isFine = vi.fn<() => boolean>()
beforeEach(() => {
  isFine.mockReturnValue(true)
  vi.stubGlobal('matchMedia', () => ({ matches: isFine() }))
  // jsdom does not implement these; a browser focuses the first focusable element.
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

describe('Modal', () => {
  it('focuses the field marked by its owner', () => {
    expect(
      open(
        <>
          <textarea aria-label="English" />
          <textarea id="missing" data-begin="" aria-label="French" />
        </>,
      ),
    ).toBe('missing')
  })

  it('focuses the first enabled field', () => {
    expect(
      open(
        <>
          <input disabled aria-label="Fixed" />
          <textarea id="reason" aria-label="Reason" />
        </>,
      ),
    ).toBe('reason')
  })

  it('focuses the checked radio button if the first field is a radio group', () => {
    expect(open(RADIOS)).toBe('chosen')
  })

  it('focuses the title instead of the close button of a dialog or sheet without fields', () => {
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

  it('calls onClose when the browser closes the dialog, unless it was reopened', () => {
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

  it('keeps the browser’s initial focus if there is no field or title, and on touch devices', () => {
    expect(open(<p>Sure?</p>)).toBe('Close')
    unmount()
    isFine.mockReturnValue(false)
    expect(open(RADIOS)).toBe('Close')
  })

  it('ignores the second click of the double click that opened it', () => {
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
})
