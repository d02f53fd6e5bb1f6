import {
  type AttachmentsInput,
  attachmentsMachine,
  type Failure,
  type InspectedFile,
  type RequestAnswers,
  type RequestStep,
  readFileIds,
  readNamedFiles,
  requestWizard,
  selectAreFilesSent,
  selectAttachmentIds,
  selectNamedFiles,
} from '@portal/machines'
import type { MediaType } from '@portal/schemas'
import { type SnapshotFrom, waitFor } from 'xstate'
import type { PortalSystem } from '../../app/portalSystem.ts'
import { type DraftFilesMachine, draftFilesMachine, type ListedFiles } from '../../data/draftFiles.ts'
import { fromPromise } from '../../data/fromPromise.ts'
import { attachmentsAt, takeBack, typeByContent, uploadBy } from '../../data/upload.ts'
import type { DraftFiles, SpawnDraftFiles, WizardActor } from '../../data/wizardKind.ts'
import { dropFile, dropFiles, keepFile, listFiles } from '../../services/fileKeep.ts'

const asError = (failure: Failure): Error & Failure =>
  Object.assign(new Error(failure.message ?? failure.code), failure)

const OPEN_TIMEOUT_MS = 30_000
const LOST = { code: 'FAILEDTOLOAD' } satisfies Failure
/** The browser lost files of the draft, so the request would be incomplete. */
const FILES_GONE = { code: 'FILESGONE' } satisfies Failure

const isLost = ({ error }: { readonly error: Failure | undefined }) => error?.code === LOST.code
const isAtRest = (state: string) => state === 'sent' || state === 'failed'

/**
 * Opens the files of a stored draft. `latest` reads the stored draft again, because another tab may have changed it.
 */
export const openFiles = (
  { bco }: Pick<PortalSystem, 'bco'>,
  owner: string,
  stored: unknown,
  latest: () => unknown,
  spawn: SpawnDraftFiles,
): DraftFiles => {
  let contents = new Map<string, File>()
  const attachments = attachmentsMachine.provide({
    actors: {
      inspectFile: fromPromise<InspectedFile, { id: string; name: string }>(
        async ({ input: { id, name } }) => {
          const file = contents.get(id)
          if (!file) throw asError({ code: 'FAILEDTOFIND' })
          const type = await typeByContent(name, file)
          if (type === null) return { type }
          // A file that the browser cannot store is lost with the page; the screen warns about this.
          return { type, isSaved: await keepFile({ id, owner, name, type, content: file }) }
        },
      ),
      uploadFile: uploadBy(bco, (id) => contents.get(id)),
    },
    actions: {
      dropFile: ({ context: { files, request } }, { id }) => {
        const file = contents.get(id)
        const isSent = files.some((one) => one.id === id && one.state === 'sent')
        contents.delete(id)
        void dropFile(id)
        // Ignore a failed removal, because an extra file does not harm the request.
        if (file && isSent && request !== undefined) takeBack(bco, request, file).catch(() => undefined)
      },
    },
  })
  /** Reads the stored files of a draft. A file that only this tab has is unsaved. */
  const read = async (
    { ids, named, isFirst }: ListedFiles & { readonly isFirst: boolean },
    signal: AbortSignal,
  ): Promise<AttachmentsInput> => {
    const all = await listFiles(owner)
    // Keep files of dropped answers, in case their step returns.
    const mine = [...new Set([...ids, ...named.map(({ id }) => id)])]
    signal.throwIfAborted()
    // Delete unknown files only on the first read; later, another tab may have just attached them.
    if (isFirst) for (const { id } of all) if (!mine.includes(id)) void dropFile(id)
    const saved = new Map(all.map(({ id, name, type, content }) => [id, new File([content], name, { type })]))
    const before = contents
    contents = new Map(
      mine.flatMap((id) => {
        const file = saved.get(id) ?? before.get(id)
        return file ? [[id, file]] : []
      }),
    )
    return {
      stored: [...contents].map(([id, { name, size, type }]) => ({
        id,
        name,
        size,
        type: type as MediaType,
        isUnsaved: !saved.has(id),
      })),
      gone: named.filter(({ id }) => !contents.has(id)),
    }
  }

  const actor = spawn(
    draftFilesMachine.provide({
      actors: { attachments, readFiles: fromPromise(({ input, signal }) => read(input, signal)) },
    }),
    { input: { ids: readFileIds(stored), named: readNamedFiles(stored) } },
  )
  const attachmentsNow = () => actor.getSnapshot().children.attachments
  const filesNow = () => attachmentsNow()?.getSnapshot().context.files ?? []
  const isReady = ({ children }: SnapshotFrom<DraftFilesMachine>) => children.attachments !== undefined
  const hasAll = (ids: readonly string[]) => ids.every((id) => contents.has(id))

  return {
    actor,
    content: (id) => contents.get(id),
    named: () => {
      const running = attachmentsNow()
      return running ? selectNamedFiles(running.getSnapshot()) : actor.getSnapshot().context.named
    },
    add: (files) => {
      const chosen = [...files].map((file) => ({ id: crypto.randomUUID(), file }))
      for (const { id, file } of chosen) contents.set(id, file)
      attachmentsNow()?.send({
        type: 'ADD',
        files: chosen.map(({ id, file: { name, size } }) => ({ id, name, size })),
      })
    },
    sendTo: async (request, ids) => {
      const { children } = await waitFor(actor, isReady, { timeout: OPEN_TIMEOUT_MS }).catch(() => {
        throw asError(LOST)
      })
      const running = children.attachments
      if (!running || !hasAll(ids)) throw asError(FILES_GONE)
      for (const { id, state } of filesNow()) if (state === 'failed') running.send({ type: 'RETRY', id })
      running.send({ type: 'UPLOAD_TO', request })
      const over = await waitFor(running, (snapshot) => {
        const files = snapshot.context.files
        return files.some(isLost) || files.every(({ state }) => isAtRest(state))
      })
      if (selectAreFilesSent(over)) return
      const files = over.context.files
      // Stop sending after a lost response, because the check for uploaded files must not run during an upload.
      if (files.some(isLost)) for (const { id } of files) running.send({ type: 'CANCEL', id })
      throw asError(files.find(({ error }) => error)?.error ?? { code: 'UNEXPECTED' })
    },
    areAt: async (request, ids, signal) => {
      await waitFor(actor, isReady, { signal })
      if (!hasAll(ids)) return false
      const there = await attachmentsAt(bco, request, signal)
      return filesNow().every(({ name, size }) =>
        there.some(({ Name, Size }) => Name === name && Size === size),
      )
    },
    follow: (ids) => actor.send({ type: 'FOLLOW', ids, named: readNamedFiles(latest()) }),
    forget: () => {
      void dropFiles(owner)
      contents.clear()
      actor.send({ type: 'FORGET' })
    },
  }
}

/**
 * Syncs the answer of the files step with the attached files, and the files with a draft that another tab has changed.
 */
export const keepInLine = (wizard: WizardActor<RequestStep, RequestAnswers>, files: DraftFiles): void => {
  const idsNow = () => {
    const { attachments } = files.actor.getSnapshot().children
    return attachments && selectAttachmentIds(attachments.getSnapshot())
  }
  const answer = () => {
    const snapshot = wizard.getSnapshot()
    const attachmentIds = idsNow()
    const isAtFiles =
      requestWizard.viewState(snapshot) === 'step' && requestWizard.fields(snapshot).includes('attachmentIds')
    if (attachmentIds && isAtFiles) wizard.send({ type: 'ANSWER', answers: { attachmentIds } })
  }
  // Also saves the draft if the user has only dismissed the names of the lost files.
  files.actor.on('LIST_CHANGED', answer)
  wizard.subscribe((snapshot) => {
    if (idsNow()?.join() !== (requestWizard.answers(snapshot).attachmentIds ?? []).join()) answer()
  })
  wizard.on('DRAFT_TAKEN', ({ answers }) => files.follow(answers.attachmentIds ?? []))
}
