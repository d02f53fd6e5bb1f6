import { expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { settle } from '../paths/index.ts'
import {
  DOWNLOAD_TIMEOUT_MS,
  downloadMachine,
  type RemoteFile,
  selectDownloadFailed,
  selectDownloading,
} from './machine.ts'

const PLAN = { id: 'F00001', name: 'plan.pdf' }
const PICTURE = { id: 'F00002', name: 'gate.png' }

const open = (answers: readonly (object | 'never' | 'ok')[]) => {
  const fetched: (RemoteFile | undefined)[] = []
  const clock = new SimulatedClock()
  const left = [...answers]
  const download = createActor(
    downloadMachine.provide({
      actors: {
        fetchFile: fromPromise<void, { file: RemoteFile | undefined }>(async ({ input }) => {
          fetched.push(input.file)
          const answer = left.shift() ?? 'ok'
          if (answer === 'never') await new Promise<never>(() => {})
          if (answer !== 'ok') await Promise.reject(answer)
        }),
      },
    }),
    { clock },
  ).start()
  return { download, fetched, clock }
}

it('fetches one file at a time', async () => {
  const { download, fetched } = open([])
  download.send({ type: 'DOWNLOAD', file: PLAN })
  download.send({ type: 'DOWNLOAD', file: PICTURE })
  expect(selectDownloading(download.getSnapshot())).toBe(PLAN.id)
  await settle()
  expect(selectDownloading(download.getSnapshot())).toBeUndefined()
  expect(fetched).toEqual([PLAN])
})

it('says which file did not come, and why, until it is asked for again', async () => {
  const { download, fetched } = open([{ code: 'UNKNOWNREQUEST', status: 200 }])
  download.send({ type: 'DOWNLOAD', file: PLAN })
  await settle()
  expect(selectDownloadFailed(download.getSnapshot())).toMatchObject({
    file: PLAN,
    failure: { code: 'UNKNOWNREQUEST' },
  })
  download.send({ type: 'RETRY' })
  await settle()
  expect(selectDownloadFailed(download.getSnapshot())).toBeUndefined()
  expect(fetched).toEqual([PLAN, PLAN])
})

it('gives up on a file that does not come', () => {
  const { download, clock } = open(['never'])
  download.send({ type: 'DOWNLOAD', file: PLAN })
  clock.increment(DOWNLOAD_TIMEOUT_MS)
  expect(selectDownloadFailed(download.getSnapshot())?.failure.code).toBe('FAILEDTOLOAD')
})
