// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useSignOut } from '../../app/context.ts'
import { mount } from '../../ui/testing/mount.tsx'
import { SignOutQuestion } from './SignOutQuestion.tsx'
import { WIPE_TIMEOUT_MS } from './wiring.ts'

const stage = vi.hoisted(() => ({
  send: vi.fn<(event: object) => void>(),
  forgetAll: vi.fn<() => void>(),
  dropFiles: vi.fn<(owner: string) => Promise<void>>(),
}))
vi.mock('../../app/context.ts', async (original) => ({
  ...(await original<object>()),
  useI18n: () => ({ t: (key: string) => key }),
  useSystem: () => SYSTEM,
}))
vi.mock('../../data/draftOwner.ts', () => ({ draftOwner: () => 'driver' }))
vi.mock('../../services/fileKeep.ts', () => ({ dropFiles: stage.dropFiles }))

const SYSTEM = { portal: { send: stage.send }, unsaved: { forgetAll: stage.forgetAll } }
const REQUEST = 'charge-portal:wizard:request:driver'

const LogOut = () => (
  <button type="button" onClick={useSignOut()}>
    log out
  </button>
)

let unmount = () => undefined as void
beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  // Not implemented in jsdom.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })
  window.localStorage.clear()
  stage.dropFiles.mockResolvedValue()
  unmount = mount(
    <SignOutQuestion>
      <LogOut />
    </SignOutQuestion>,
  )
})
afterEach(() => {
  unmount()
  vi.useRealTimers()
})

const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent === name)?.click(),
  )
const question = () => document.querySelector('dialog[open]')?.textContent
const signedOut = { type: 'SIGN_OUT' }

describe('a chosen sign-out', () => {
  it('ends the session immediately if there is no draft', async () => {
    await press('log out')
    expect(question()).toBeUndefined()
    expect(stage.send.mock.calls).toEqual([[signedOut]])
    expect(stage.forgetAll).toHaveBeenCalledOnce()
  })

  it('names the drafts, and keeps them if the user stays', async () => {
    window.localStorage.setItem(REQUEST, '{}')
    window.localStorage.setItem('charge-portal:wizard:installation/R1:driver', '{}')
    window.localStorage.setItem('charge-portal:wizard:request:another', '{}')
    await press('log out')
    expect([...document.querySelectorAll('li')].map(({ textContent }) => textContent).toSorted()).toEqual([
      'signingOut.installation',
      'signingOut.request',
    ])
    await press('signingOut.stay')
    expect(question()).toBeUndefined()
    expect(window.localStorage).toHaveLength(3)
    expect(stage.send).not.toHaveBeenCalled()
    expect(stage.dropFiles).not.toHaveBeenCalled()
  })

  it('deletes the drafts with their files after the confirmation, then ends the session', async () => {
    window.localStorage.setItem(REQUEST, '{}')
    await press('log out')
    await press('signingOut.confirm')
    expect(window.localStorage.getItem(REQUEST)).toBeNull()
    expect(stage.dropFiles.mock.calls).toEqual([['request:driver']])
    expect(stage.send.mock.calls).toEqual([[signedOut]])
    expect(question()).toBeUndefined()
  })

  it('ends the session even if the device refuses to delete the files', async () => {
    stage.dropFiles.mockRejectedValue(new Error('forbidden'))
    window.localStorage.setItem(REQUEST, '{}')
    await press('log out')
    await press('signingOut.confirm')
    expect(stage.send.mock.calls).toEqual([[signedOut]])
  })

  it('waits for the deletion with a busy button, for at most 5 s', async () => {
    stage.dropFiles.mockReturnValue(new Promise(() => {}))
    window.localStorage.setItem(REQUEST, '{}')
    await press('log out')
    await press('signingOut.confirm')
    await press('signingOut.stay')
    expect(document.querySelector('[aria-busy]')?.textContent).toBe('signingOut.confirm')
    await act(() => vi.advanceTimersByTimeAsync(WIPE_TIMEOUT_MS - 1))
    expect(stage.send).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(stage.send.mock.calls).toEqual([[signedOut]])
  })

  it('does not end the session again if it ended while drafts were being deleted', async () => {
    stage.dropFiles.mockReturnValue(new Promise(() => {}))
    window.localStorage.setItem(REQUEST, '{}')
    await press('log out')
    await press('signingOut.confirm')
    unmount()
    unmount = () => undefined
    await act(() => vi.advanceTimersByTimeAsync(WIPE_TIMEOUT_MS))
    expect(stage.send).not.toHaveBeenCalled()
    expect(question()).toBeUndefined()
  })
})
