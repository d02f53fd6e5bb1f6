import {
  type AttachmentsRef,
  attachmentsMachine,
  type Failure,
  type InspectedFile,
  type RequestWizardRef,
  requestWizard,
  selectAreFilesSent,
  selectAttachmentIds,
  selectFiles,
} from '@portal/machines'
import type { MediaType } from '@portal/schemas'
import { fromPromise, waitFor } from 'xstate'
import type { PortalSystem } from '../../app/portalSystem.ts'
import { startChart } from '../../data/startChart.ts'
import { attachmentsAt, takeBack, typeByContent, uploadBy } from '../../data/upload.ts'
import { dropFile, dropFiles, type KeptFile, keepFile, listFiles } from '../../services/fileKeep.ts'

/** The files of a draft: their chart, and their contents by id. */
export interface RequestFiles {
  /** Undefined until it is known which files were kept. */
  readonly actor: () => AttachmentsRef | undefined
  readonly onActor: (changed: () => void) => () => void
  readonly add: (files: Iterable<File>) => void
  readonly content: (id: string) => Blob | undefined
  /** Sends these files to the request; resolves once each of them is there. */
  readonly sendTo: (request: string, wanted: readonly string[]) => Promise<void>
  /** Whether all of these files are at the request already. */
  readonly areAt: (request: string, wanted: readonly string[], signal: AbortSignal) => Promise<boolean>
  /** Another tab went on with the draft, which names these files: they are read again. */
  readonly follow: (ids: readonly string[]) => void
  /** Begins without files. */
  readonly forget: () => void
  readonly end: () => void
}

/** A file that this tab holds. */
type OpenedFile = Pick<KeptFile, 'id' | 'name' | 'type' | 'content'> & { readonly isUnsaved?: boolean }

/** A failure as an error to throw. */
const asError = (failure: Failure): Error & Failure =>
  Object.assign(new Error(failure.message ?? failure.code), failure)

/** The browser's own database has not answered after this time. */
const OPEN_TIMEOUT_MS = 30_000
const LOST = { code: 'FAILEDTOLOAD' } satisfies Failure
/** The draft names files that the browser no longer has: what is sent would not be what was asked for. */
const FILES_GONE = { code: 'FILESGONE' } satisfies Failure

/** Rejects what does not come in time. */
const inTime = async (coming: Promise<void>): Promise<void> => {
  let limit: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    limit = setTimeout(() => reject(asError(LOST)), OPEN_TIMEOUT_MS)
  })
  await Promise.race([coming, late]).finally(() => clearTimeout(limit))
}

const isLost = ({ error }: { readonly error: Failure | undefined }) => error?.code === LOST.code
const isAtRest = (state: string) => state === 'sent' || state === 'failed'

/** The files of one draft; `ids` are those that the draft names. */
export const openFiles = (system: PortalSystem, owner: string, ids: readonly string[]): RequestFiles => {
  const { bco } = system
  const contents = new Map<string, File>()
  const listening = new Set<() => void>()
  let actor: AttachmentsRef | undefined

  const machine = attachmentsMachine.provide({
    actors: {
      inspectFile: fromPromise<InspectedFile, { id: string; name: string }>(
        async ({ input: { id, name } }) => {
          const file = contents.get(id)
          if (!file) throw asError({ code: 'FAILEDTOFIND' })
          const type = await typeByContent(name, file)
          if (type === null) return { type }
          // Where the browser keeps nothing it lives as long as the page, like the draft: the screen says so.
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
        // What cannot be taken back stays there: nothing that was asked for is lost by it.
        if (file && isSent && request !== undefined) takeBack(bco, request, file).catch(() => undefined)
      },
    },
  })

  const start = (kept: readonly OpenedFile[]) => {
    actor?.stop()
    contents.clear()
    for (const { id, name, type, content } of kept) contents.set(id, new File([content], name, { type }))
    actor = startChart(machine, {
      kept: kept.map(({ id, name, type, content, isUnsaved = false }) => ({
        id,
        name,
        size: content.size,
        type: type as MediaType,
        isUnsaved,
      })),
    })
    for (const one of listening) one()
    return actor
  }

  let isEnded = false
  let named = ids
  /** Reads the files that a draft names; one that only this tab has is still here. */
  const read = async (wanted: readonly string[]) => {
    const here = actor ? selectFiles(actor.getSnapshot()).filter(({ isUnsaved }) => isUnsaved) : []
    actor?.stop()
    actor = undefined
    for (const one of listening) one()
    const all = await listFiles(owner)
    // Ended meanwhile, begun without files, or to be read for another draft.
    if (isEnded || actor || wanted !== named) return
    // Later there may be one more that another tab has just attached.
    if (wanted === ids) for (const { id } of all) if (!ids.includes(id)) void dropFile(id)
    const only = here.flatMap(({ id, name, type = '', isUnsaved }) => {
      const content = contents.get(id)
      return content ? [{ id, name, type, isUnsaved, content }] : []
    })
    start(wanted.flatMap((id) => [...all, ...only].find((one) => one.id === id) ?? []))
  }
  let ready = read(ids)

  const hasAll = (wanted: readonly string[]) => wanted.every((id) => contents.has(id))

  return {
    actor: () => actor,
    onActor: (changed) => {
      listening.add(changed)
      return () => listening.delete(changed)
    },
    content: (id) => contents.get(id),
    add: (files) => {
      const chosen = [...files].map((file) => ({ id: crypto.randomUUID(), file }))
      for (const { id, file } of chosen) contents.set(id, file)
      actor?.send({
        type: 'ADD',
        files: chosen.map(({ id, file: { name, size } }) => ({ id, name, size })),
      })
    },
    sendTo: async (request, wanted) => {
      await inTime(ready)
      if (!hasAll(wanted)) throw asError(FILES_GONE)
      if (!actor) return
      for (const { id, state } of selectFiles(actor.getSnapshot()))
        if (state === 'failed') actor.send({ type: 'RETRY', id })
      actor.send({ type: 'UPLOAD_TO', request })
      const over = await waitFor(actor, (snapshot) => {
        const files = selectFiles(snapshot)
        return files.some(isLost) || files.every(({ state }) => isAtRest(state))
      })
      if (selectAreFilesSent(over)) return
      const files = selectFiles(over)
      // Where the connection is gone it is looked what arrived: nothing more is sent meanwhile.
      if (files.some(isLost)) for (const { id } of files) actor.send({ type: 'CANCEL', id })
      throw asError(files.find(({ error }) => error)?.error ?? { code: 'UNEXPECTED' })
    },
    areAt: async (request, wanted, signal) => {
      await ready
      if (!hasAll(wanted)) return false
      const there = await attachmentsAt(bco, request, signal)
      const files = actor ? selectFiles(actor.getSnapshot()) : []
      return files.every(({ name, size }) => there.some(({ Name, Size }) => Name === name && Size === size))
    },
    follow: (wanted) => {
      named = wanted
      ready = read(wanted)
    },
    forget: () => {
      void dropFiles(owner)
      start([])
    },
    end: () => {
      isEnded = true
      actor?.stop()
    },
  }
}

/** The ids that the wizard keeps as its answer. */
const attachedIds = (files: RequestFiles): readonly string[] | undefined => {
  const actor = files.actor()
  return actor && selectAttachmentIds(actor.getSnapshot())
}

const NONE: readonly string[] = []

/**
 * Keeps the answer of the step that asks for files in line with the files that are there, and those with the draft where
 * another tab went on with it.
 */
export const keepInLine = (wizard: RequestWizardRef, files: RequestFiles): void => {
  const named = () => requestWizard.answers(wizard.getSnapshot()).attachmentIds ?? NONE
  let known = named()
  const tell = () => {
    const snapshot = wizard.getSnapshot()
    const face = requestWizard.face(snapshot)
    const ids = attachedIds(files)
    const wanted = named()
    if (!ids) return
    const isOther = wanted !== known
    known = wanted
    if (ids.join() === wanted.join()) return
    // Only once: a file may be gone from this device.
    if (face === 'overtaken' || face === 'idle') {
      if (isOther) files.follow(wanted)
    } else if (face === 'step' && requestWizard.fields(snapshot).includes('attachmentIds'))
      wizard.send({ type: 'ANSWER', answers: { attachmentIds: ids } })
  }
  wizard.subscribe({ next: tell, complete: files.end })
  files.onActor(() => {
    files.actor()?.subscribe(tell)
    tell()
  })
}
