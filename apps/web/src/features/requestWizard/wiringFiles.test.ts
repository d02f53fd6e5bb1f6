// @vitest-environment jsdom
import { selectAttachmentIds, selectUnsavedNames } from '@portal/machines'
import { expect, it, vi } from 'vitest'
import type { PortalSystem } from '../../app/portalSystem.ts'
import { openFiles } from './wiringFiles.ts'

vi.mock('../../services/fileKeep.ts', () => ({
  listFiles: async () => [],
  keepFile: async ({ name }: { name: string }) => name !== 'large.pdf',
  dropFile: async () => undefined,
  dropFiles: async () => undefined,
}))
vi.mock('../../data/upload.ts', () => ({
  attachmentsAt: async () => [],
  takeBack: async () => undefined,
  typeByContent: async () => 'application/pdf',
  uploadBy: () => undefined,
}))

const open = (ids: readonly string[]) => openFiles({ bco: undefined } as unknown as PortalSystem, 'P', ids)

it('Files that the device no longer has are not passed over in silence: the request is not sent without them', async () => {
  const files = open(['a'])
  await expect(files.sendTo('RQ1', ['a'])).rejects.toMatchObject({ code: 'FILESGONE' })
  // Nor do they count as arrived, where the server has no file at all.
  expect(await files.areAt('RQ1', ['a'], new AbortController().signal)).toBe(false)
  expect(await files.areAt('RQ1', [], new AbortController().signal)).toBe(true)
  await expect(files.sendTo('RQ1', [])).resolves.toBeUndefined()
})

it('A file for which the browser has no room is attached, and named as one that a reload would lose', async () => {
  const files = open([])
  await vi.waitFor(() => expect(files.actor()).toBeDefined())
  files.add([new File(['%PDF'], 'small.pdf'), new File(['%PDF'], 'large.pdf')])
  const now = () => files.actor()?.getSnapshot() ?? expect.unreachable()
  await vi.waitFor(() => expect(selectAttachmentIds(now())).toHaveLength(2))
  expect(selectUnsavedNames(now())).toEqual(['large.pdf'])
})
