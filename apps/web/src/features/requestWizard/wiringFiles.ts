import {
  type AttachmentsInput,
  type AttachmentsRef,
  attachmentsMachine,
  type ChosenFile,
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
import { waitFor } from 'xstate'
import type { PortalSystem } from '../../app/portalSystem.ts'
import { fromPromise } from '../../data/fromPromise.ts'
import { createStore } from '../../data/store.ts'
import { attachmentsAt, takeBack, typeByContent, uploadBy } from '../../data/upload.ts'
import type { DraftFiles, WizardActor } from '../../data/wizardKind.ts'
import { dropFile, dropFiles, keepFile, listFiles, type StoredFile } from '../../services/fileKeep.ts'

type OpenedFile = Pick<StoredFile, 'id' | 'name' | 'type' | 'content'> & { readonly isUnsaved?: boolean }

const asError = (failure: Failure): Error & Failure =>
  Object.assign(new Error(failure.message ?? failure.code), failure)

const OPEN_TIMEOUT_MS = 30_000
const LOST = { code: 'FAILEDTOLOAD' } satisfies Failure
/** The browser lost files of the draft, so the request would be incomplete. */
const FILES_GONE = { code: 'FILESGONE' } satisfies Failure

/** Rejects if the promise is still pending after the timeout. */
const inTime = async (coming: Promise<void>): Promise<void> => {
  let limit: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    limit = setTimeout(() => reject(asError(LOST)), OPEN_TIMEOUT_MS)
  })
  await Promise.race([coming, late]).finally(() => clearTimeout(limit))
}

const isLost = ({ error }: { readonly error: Failure | undefined }) => error?.code === LOST.code
const isAtRest = (state: string) => state === 'sent' || state === 'failed'

/**
 * Opens the files of a stored draft. `latest` reads the stored draft again, because another tab may have changed it.
 */
export const openFiles = (
  system: PortalSystem,
  owner: string,
  stored: unknown,
  latest: () => unknown,
): DraftFiles => {
  const { bco } = system
  const ids = readFileIds(stored)
  const contents = new Map<string, File>()
  const actor = createStore<AttachmentsRef | undefined>(undefined)
  const filesNow = () => actor.get()?.getSnapshot().context.files ?? []
  const childId = `files ${owner}`
  const stop = () => {
    if (!actor.get()) return
    system.stopChild(childId)
    actor.set(undefined)
  }

  const machine = attachmentsMachine.provide({
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

  const start = (opened: readonly OpenedFile[], gone: readonly ChosenFile[]) => {
    stop()
    contents.clear()
    for (const { id, name, type, content } of opened) contents.set(id, new File([content], name, { type }))
    const input: AttachmentsInput = {
      stored: opened.map(({ id, name, type, content, isUnsaved = false }) => ({
        id,
        name,
        size: content.size,
        type: type as MediaType,
        isUnsaved,
      })),
      gone,
    }
    actor.set(system.childOf(childId, () => ({ machine, input, lifetime: 'relation' })))
  }

  let isEnded = false
  let lastIds = ids
  let named = readNamedFiles(stored)
  /** Loads the files of a draft. Keeps the unsaved files of this tab. */
  const read = async (draftIds: readonly string[]) => {
    const here = filesNow().filter(({ isUnsaved }) => isUnsaved)
    stop()
    const all = await listFiles(owner)
    // Keep files of dropped answers, in case their step returns.
    const mine = [...new Set([...draftIds, ...named.map(({ id }) => id)])]
    // Stop if, in the meantime, the draft has ended, its files are loaded, or another read has started.
    if (isEnded || actor.get() || draftIds !== lastIds) return
    // Delete unknown files only on the first read; later, another tab may have just attached them.
    if (draftIds === ids) for (const { id } of all) if (!mine.includes(id)) void dropFile(id)
    const only = here.flatMap(({ id, name, type = '', isUnsaved }) => {
      const content = contents.get(id)
      return content ? [{ id, name, type, isUnsaved, content }] : []
    })
    const opened = mine.flatMap((id) => [...all, ...only].find((one) => one.id === id) ?? [])
    start(
      opened,
      named.filter(({ id }) => !opened.some((one) => one.id === id)),
    )
  }
  let ready = read(ids)

  const hasAll = (ids: readonly string[]) => ids.every((id) => contents.has(id))

  return {
    actor,
    content: (id) => contents.get(id),
    named: () => {
      const running = actor.get()
      return running ? selectNamedFiles(running.getSnapshot()) : named
    },
    add: (files) => {
      const chosen = [...files].map((file) => ({ id: crypto.randomUUID(), file }))
      for (const { id, file } of chosen) contents.set(id, file)
      actor.get()?.send({
        type: 'ADD',
        files: chosen.map(({ id, file: { name, size } }) => ({ id, name, size })),
      })
    },
    sendTo: async (request, ids) => {
      await inTime(ready)
      if (!hasAll(ids)) throw asError(FILES_GONE)
      const running = actor.get()
      if (!running) return
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
      await ready
      if (!hasAll(ids)) return false
      const there = await attachmentsAt(bco, request, signal)
      return filesNow().every(({ name, size }) =>
        there.some(({ Name, Size }) => Name === name && Size === size),
      )
    },
    follow: (next) => {
      lastIds = next
      named = readNamedFiles(latest())
      ready = read(next)
    },
    forget: () => {
      void dropFiles(owner)
      start([], [])
    },
    end: () => {
      isEnded = true
      stop()
    },
  }
}

/** Returns the ids of the attached files, which are the wizard's answer; undefined while they load. */
const attachedIds = ({ actor }: DraftFiles): readonly string[] | undefined => {
  const running = actor.get()
  return running && selectAttachmentIds(running.getSnapshot())
}

const goneIds = ({ actor }: DraftFiles): string => {
  const gone = actor.get()?.getSnapshot().context.gone ?? []
  return gone.map(({ id }) => id).join()
}

const NONE: readonly string[] = []

/**
 * Syncs the answer of the files step with the attached files. If another tab changes the draft, syncs the files with
 * the draft.
 */
export const keepInLine = (wizard: WizardActor<RequestStep, RequestAnswers>, files: DraftFiles): void => {
  const named = () => requestWizard.answers(wizard.getSnapshot()).attachmentIds ?? NONE
  let lastNamed = named()
  let gone = goneIds(files)
  const tell = () => {
    const snapshot = wizard.getSnapshot()
    const viewState = requestWizard.viewState(snapshot)
    const ids = attachedIds(files)
    const nowNamed = named()
    if (!ids) return
    const isOther = nowNamed !== lastNamed
    lastNamed = nowNamed
    const isOtherGone = gone !== goneIds(files)
    if (ids.join() === nowNamed.join() && !isOtherGone) return
    // Follow each change only once, because a lost file would make the ids differ forever.
    if (viewState === 'overtaken' || viewState === 'idle') {
      if (isOther) files.follow(nowNamed)
    } else if (viewState === 'step' && requestWizard.fields(snapshot).includes('attachmentIds')) {
      // Save the draft even if the user has only dismissed the names of the lost files.
      gone = goneIds(files)
      wizard.send({ type: 'ANSWER', answers: { attachmentIds: ids } })
    }
  }
  wizard.subscribe({ next: tell, complete: files.end })
  files.actor.subscribe(() => {
    gone = goneIds(files)
    files.actor.get()?.subscribe(tell)
    tell()
  })
}
