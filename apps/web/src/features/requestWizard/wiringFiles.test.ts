// @vitest-environment jsdom
import {
  type ChosenFile,
  requestWizard,
  requestWizardMachine,
  selectAttachmentIds,
  selectUnsavedNames,
} from '@portal/machines'
import { REMOTE } from '@portal/machines/requestCases'
import { afterEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import type { PortalSystem } from '../../app/portalSystem.ts'
import type { DraftFiles } from '../../data/wizardKind.ts'
import type { StoredFile } from '../../services/fileKeep.ts'
import { keepInLine, openFiles } from './wiringFiles.ts'

const { storedFiles, dropped } = vi.hoisted(() => ({
  storedFiles: [] as StoredFile[],
  dropped: [] as string[],
}))
vi.mock('../../services/fileKeep.ts', () => ({
  listFiles: async () => [...storedFiles],
  keepFile: async ({ name }: { name: string }) => name !== 'large.pdf',
  dropFile: async (id: string) => void dropped.push(id),
  dropFiles: async () => undefined,
}))
vi.mock('../../data/upload.ts', () => ({
  attachmentsAt: async () => [],
  takeBack: async () => undefined,
  typeByContent: async () => 'application/pdf',
  uploadBy: () => undefined,
}))

const named = (...ids: readonly string[]) => ids.map((id) => ({ id, name: `${id}.pdf`, size: 4 }))
const open = (
  ids: readonly string[],
  names: readonly ChosenFile[] = [],
  latest: () => unknown = () => null,
) =>
  openFiles(
    {} as Pick<PortalSystem, 'bco'>,
    'P',
    { attachmentIds: ids, files: names },
    latest,
    (machine, options) => createActor(machine, options).start(),
  )

const attachmentsOf = (files: DraftFiles) => files.actor.getSnapshot().children.attachments
const idsOf = (files: DraftFiles) => {
  const attachments = attachmentsOf(files)
  return attachments && selectAttachmentIds(attachments.getSnapshot())
}
const unsavedOf = (files: DraftFiles) => {
  const attachments = attachmentsOf(files)
  return attachments && selectUnsavedNames(attachments.getSnapshot())
}
const goneOf = (files: DraftFiles) =>
  attachmentsOf(files)
    ?.getSnapshot()
    .context.gone.map(({ name }) => name)
const keep = (id: string) =>
  storedFiles.push({
    id,
    owner: 'P',
    name: `${id}.pdf`,
    type: 'application/pdf',
    content: new Blob(['%PDF']),
  })
afterEach(() => {
  storedFiles.length = 0
  dropped.length = 0
})

it('the files of a draft cannot be sent if the device lost any', async () => {
  const files = open(['a'])
  await expect(files.sendTo('RQ1', ['a'])).rejects.toMatchObject({ code: 'FILESGONE' })
  // A lost file does not count as uploaded, even if no other file is missing on the server.
  expect(await files.areAt('RQ1', ['a'], new AbortController().signal)).toBe(false)
  expect(await files.areAt('RQ1', [], new AbortController().signal)).toBe(true)
  await expect(files.sendTo('RQ1', [])).resolves.toBeUndefined()
})

it('the files of a draft include a file that the browser cannot store, and list it as unsaved', async () => {
  const files = open([])
  await vi.waitFor(() => expect(attachmentsOf(files)).toBeDefined())
  files.add([new File(['%PDF'], 'small.pdf'), new File(['%PDF'], 'large.pdf')])
  await vi.waitFor(() => expect(idsOf(files)).toHaveLength(2))
  expect(unsavedOf(files)).toEqual(['large.pdf'])
})

it('the files of a draft follow the changes of another tab, and no stored file is deleted', async () => {
  keep('a')
  const files = open(['a'])
  await vi.waitFor(() => expect(attachmentsOf(files)).toBeDefined())
  files.add([new File(['%PDF'], 'large.pdf')])
  const ids = () => idsOf(files)
  await vi.waitFor(() => expect(ids()).toHaveLength(2))
  const [, large = ''] = ids() ?? []
  keep('b')
  files.follow([large, 'b'])
  // Undefined while loading, because the previous ids would overwrite the answer in the draft.
  expect(ids()).toBeUndefined()
  await vi.waitFor(() => expect(ids()).toEqual([large, 'b']))
  expect(files.content('b')?.size).toBe(4)
  expect(files.content('a')).toBeUndefined()
  // Unsaved files exist only in this tab and cannot be reread.
  expect(unsavedOf(files)).toEqual(['large.pdf'])
  expect(dropped).toEqual([])
  await expect(files.areAt('RQ1', ['a'], new AbortController().signal)).resolves.toBe(false)
})

/** Returns a draft at the step for pictures. */
const atPictures = (attachmentIds: readonly string[]) => ({
  v: 1,
  kind: 'CHARGER',
  steps: ['surveyPictures'],
  draft: REMOTE,
  attachmentIds,
  submission: { key: 'intent', callsDone: [] },
})

it('keepInLine adopts the files of another tab without overwriting the answer', async () => {
  keep('a')
  const files = open(['a'])
  const wizard = createActor(requestWizardMachine, { input: { stored: atPictures(['a']) } })
  wizard.start()
  keepInLine(wizard, files)
  await vi.waitFor(() => expect(idsOf(files)).toEqual(['a']))
  wizard.send({ type: 'CONTINUE' })
  keep('b')
  wizard.send({ type: 'OVERTAKEN', stored: atPictures(['a', 'b']) })
  wizard.send({ type: 'CONTINUE' })
  await vi.waitFor(() => expect(idsOf(files)).toEqual(['a', 'b']))
  const answer = () => requestWizard.answers(wizard.getSnapshot()).attachmentIds
  expect(answer()).toEqual(['a', 'b'])
  wizard.send({ type: 'OVERTAKEN', stored: atPictures(['b']) })
  wizard.send({ type: 'CONTINUE' })
  await vi.waitFor(() => expect(idsOf(files)).toEqual(['b']))
  expect(answer()).toEqual(['b'])
})

it('keepInLine tries only once to load a lost file, then removes it from the answer of its step', async () => {
  const files = open(['a'])
  const wizard = createActor(requestWizardMachine, { input: { stored: atPictures(['a']) } })
  wizard.start()
  keepInLine(wizard, files)
  await vi.waitFor(() => expect(idsOf(files)).toEqual([]))
  wizard.send({ type: 'OVERTAKEN', stored: atPictures(['a', 'b']) })
  await vi.waitFor(() => expect(idsOf(files)).toEqual([]))
  wizard.send({ type: 'CONTINUE' })
  expect(requestWizard.answers(wizard.getSnapshot()).attachmentIds).toEqual([])
})

it('the files of a draft report a lost file only if the draft stored its name', async () => {
  keep('a')
  const files = open(['a', 'b', 'c'], [...named('a', 'b'), { name: 'damaged' } as ChosenFile])
  // Names are available even before the stored files are loaded.
  expect(files.named()).toEqual(named('a', 'b'))
  await vi.waitFor(() => expect(idsOf(files)).toEqual(['a']))
  expect(goneOf(files)).toEqual(['b.pdf'])
  expect(files.named()).toEqual(named('a', 'b'))
})

it('the files of a draft name the lost files after each reload until the user dismisses the notice', async () => {
  const files = open([], named('b'))
  const wizard = createActor(requestWizardMachine, { input: { stored: atPictures([]) } })
  wizard.start()
  keepInLine(wizard, files)
  await vi.waitFor(() => expect(goneOf(files)).toEqual(['b.pdf']))
  wizard.send({ type: 'CONTINUE' })
  const stored: (readonly ChosenFile[])[] = []
  wizard.subscribe(() => stored.push(files.named()))
  attachmentsOf(files)?.send({ type: 'DISMISS_GONE' })
  expect(stored).toEqual([[]])
})

it('after a reload, the files of a draft still include the file of a dropped answer, in case its step applies again', async () => {
  keep('a')
  const files = open([], named('a'))
  await vi.waitFor(() => expect(idsOf(files)).toEqual(['a']))
  expect(dropped).toEqual([])
})

it('a draft lists a file as lost if it exists only in another tab', async () => {
  const files = open([], [], () => ({ attachmentIds: ['b'], files: named('b') }))
  await vi.waitFor(() => expect(idsOf(files)).toEqual([]))
  files.follow(['b'])
  await vi.waitFor(() => expect(goneOf(files)).toEqual(['b.pdf']))
})
