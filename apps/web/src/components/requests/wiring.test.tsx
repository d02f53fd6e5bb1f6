// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mount } from '../../ui/testing/mount.tsx'
import { DOWNLOAD_TIMEOUT_MS, type Download, useDownload } from './wiring.ts'

const PLAN = { id: 'F00001', name: 'plan.pdf' }
const PICTURE = { id: 'F00002', name: 'gate.png' }

const download = vi.hoisted(() => vi.fn())
const saveFile = vi.hoisted(() => vi.fn())
vi.mock('../../app/context.ts', () => ({ useSystem: () => ({ bco: () => ({ download }) }) }))
vi.mock('../../data/saveFile.ts', () => ({ saveFile }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

const open = () => {
  let files: Download | undefined
  const Files = () => {
    files = useDownload('RQ00001')
    return null
  }
  const close = mount(<Files />)
  return { now: () => files, start: (file = PLAN) => act(async () => files?.start(file)), close }
}

describe('a download', () => {
  it('fetches one file at a time and saves it under its name', async () => {
    let answer: (whole: { data: string }) => void = () => undefined
    download.mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    const { now, start } = open()
    await start()
    await start(PICTURE)
    expect(now()?.fetching).toBe(PLAN)
    await act(async () => answer({ data: 'content' }))
    expect(now()).toMatchObject({ fetching: undefined, failed: undefined })
    expect(download).toHaveBeenCalledOnce()
    expect(saveFile).toHaveBeenCalledExactlyOnceWith('plan.pdf', 'content')
  })

  it('reports the failed file and its error until the next start', async () => {
    download.mockRejectedValueOnce({ code: 'UNKNOWNREQUEST', status: 200 })
    const { now, start } = open()
    await start()
    expect(now()).toMatchObject({
      fetching: undefined,
      failed: { file: PLAN, failure: { code: 'UNKNOWNREQUEST' } },
    })
    download.mockReturnValue(new Promise(() => {}))
    await start()
    expect(now()).toMatchObject({ fetching: PLAN, failed: undefined })
  })

  it('times out without a response', async () => {
    download.mockReturnValue(new Promise(() => {}))
    const { now, start } = open()
    await start()
    await act(async () => vi.advanceTimersByTime(DOWNLOAD_TIMEOUT_MS))
    expect(now()).toMatchObject({ fetching: undefined, failed: { failure: { code: 'FAILEDTOLOAD' } } })
    expect(download.mock.lastCall?.[2].signal.aborted).toBe(true)
  })

  it('aborts when its view is unmounted', async () => {
    download.mockReturnValue(new Promise(() => {}))
    const { start, close } = open()
    await start()
    close()
    expect(download.mock.lastCall?.[2].signal.aborted).toBe(true)
  })
})
