import { type AttachmentsRef, type Failure, toFailure } from '@portal/machines'
import {
  addAttachment,
  attachedType,
  listAttachments,
  type MediaType,
  removeAttachment,
} from '@portal/schemas'
import { fromCallback } from 'xstate'
import type { Bco } from '../services/bco.ts'

/** What a file is by its content; null where that is none of the types that may be attached (S5). */
export const typeByContent = async (name: string, file: Blob): Promise<MediaType | null> =>
  attachedType(name, new Uint8Array(await file.arrayBuffer())) ?? null

/** Sends files to a request by the machine of attachments, and tells it how far each is. */
export const uploadBy = (bco: () => Bco, content: (id: string) => File | undefined) =>
  fromCallback<{ type: 'NONE' }, { id: string; request: string }>(({ input, sendBack }) => {
    const over = new AbortController()
    const tell = (event: Parameters<AttachmentsRef['send']>[0]) => {
      if (!over.signal.aborted) sendBack(event)
    }
    const send = async () => {
      const file = content(input.id)
      if (!file) throw { code: 'FAILEDTOFIND' } satisfies Failure
      await bco().upload(addAttachment, { params: { id: input.request } }, file, {
        signal: over.signal,
        // A file that is sent again under its own key is there once.
        intent: input.id,
        onProgress: (share) => tell({ type: 'PROGRESS', sentBytes: Math.round(share * file.size) }),
      })
    }
    send().then(
      () => tell({ type: 'UPLOADED' }),
      (error: unknown) => tell({ type: 'UPLOAD_FAILED', failure: toFailure(error) }),
    )
    return () => over.abort()
  })

/** The files that a request has. */
export const attachmentsAt = async (bco: () => Bco, request: string, signal?: AbortSignal) =>
  (await bco().call(listAttachments, { params: { id: request } }, { signal })).data

/**
 * Takes a file that was sent away from its request, which can do without it. Where no answer comes it may be gone: only one
 * that is found again is taken away again.
 */
export const takeBack = async (bco: () => Bco, request: string, file: File): Promise<void> => {
  const find = async () =>
    (await bco().call(listAttachments, { params: { id: request } })).data.find(
      ({ Name, Size }) => Name === file.name && Size === file.size,
    )
  const take = async () => {
    const found = await find()
    if (found) await bco().call(removeAttachment, { params: { id: request, attachment: found.Id } })
  }
  await take().catch(() => take())
}
