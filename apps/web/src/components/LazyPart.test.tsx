// @vitest-environment jsdom
import { CHUNK_TIMED_OUT } from '@portal/machines'
import { CHUNK_LOAD_TIMEOUT_MS } from '@portal/schemas'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { invalidateAll } from '../data/written.ts'
import { mount } from '../ui/testing/mount.tsx'
import { LazyPart } from './LazyPart.tsx'

vi.mock('../app/context.ts', () => ({ useSystem: () => ({ appearance: {} }) }))
vi.mock('../services/version.ts', () => ({ isOtherVersion: () => Promise.resolve(false) }))

interface Request {
  readonly resolve: (part: string) => void
  readonly reject: (error: Error) => void
}

const createSource = () => {
  const requests: Request[] = []
  const load = () =>
    new Promise<string>((resolve, reject) => {
      requests.push({ resolve, reject })
    })
  return { requests, source: { load } }
}

const unmounts: (() => void)[] = []
const unmountAll = () => {
  for (const unmount of unmounts.splice(0)) unmount()
}
const settle = () => act(() => vi.advanceTimersByTimeAsync(0))

const show = (source: ReturnType<typeof createSource>['source']): Element => {
  unmounts.push(
    mount(
      <p>
        <LazyPart
          source={source}
          loading="loading"
          failed={({ code }, retry) => (
            <button type="button" onClick={retry}>
              {code}
            </button>
          )}
        >
          {(part) => part}
        </LazyPart>
      </p>,
    ),
  )
  const place = [...document.querySelectorAll('p')].at(-1)
  if (!place) throw new Error('Nothing was mounted.')
  return place
}

describe('LazyPart', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    unmountAll()
    vi.useRealTimers()
  })

  it('shows the part once it is loaded, and immediately on the second mount', async () => {
    const { requests, source } = createSource()
    const first = show(source)
    await settle()
    expect(first.textContent).toBe('loading')
    requests[0]?.resolve('the part')
    await settle()
    expect(first.textContent).toBe('the part')
    expect(show(source).textContent).toBe('the part')
    await settle()
    expect(requests).toHaveLength(1)
  })

  it('does not reload the part after a write', async () => {
    const { requests, source } = createSource()
    const view = show(source)
    requests[0]?.resolve('the part')
    await settle()
    act(() => invalidateAll({ dataClass: 'card', id: 'C1' }))
    await settle()
    expect(requests).toHaveLength(1)
    expect(view.textContent).toBe('the part')
  })

  it('times out after 120 seconds and loads again on retry (S9)', async () => {
    const { requests, source } = createSource()
    const view = show(source)
    await act(() => vi.advanceTimersByTimeAsync(CHUNK_LOAD_TIMEOUT_MS - 1))
    expect(view.textContent).toBe('loading')
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(view.textContent).toBe(CHUNK_TIMED_OUT)
    act(() => view.querySelector('button')?.click())
    await settle()
    expect(view.textContent).toBe('loading')
    requests[1]?.resolve('the part')
    await settle()
    expect(view.textContent).toBe('the part')
  })

  it('loads again on the next mount after a failure', async () => {
    const { requests, source } = createSource()
    const view = show(source)
    requests[0]?.reject(new Error('offline'))
    await settle()
    expect(view.textContent).toBe('UNEXPECTED')
    unmountAll()
    show(source)
    await settle()
    expect(requests).toHaveLength(2)
  })

  it('loads again when the browser comes back online', async () => {
    // SWR keeps the timers it was imported with, so fake timers do not reach it.
    vi.useRealTimers()
    const { requests, source } = createSource()
    const view = show(source)
    act(() => requests[0]?.reject(new Error('offline')))
    await vi.waitFor(() => expect(view.textContent).toBe('UNEXPECTED'))
    window.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(requests).toHaveLength(2))
    act(() => requests[1]?.resolve('the part'))
    await vi.waitFor(() => expect(view.textContent).toBe('the part'))
  })
})
