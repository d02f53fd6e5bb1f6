import { type AttachmentsRef, type Failure, toFailure } from '@portal/machines'
import {
  addAttachment,
  type addContractFile,
  attachedType,
  getAttachment,
  type getContractFile,
  listAttachments,
  type listContractFiles,
  type MediaType,
  removeAttachment,
  type removeContractFile,
} from '@portal/schemas'
import { fromCallback } from 'xstate'
import type { Bco } from '../services/bco.ts'

/** Returns the media type, checked against the content; null if it is not allowed (S5). */
export const typeByContent = async (name: string, file: Blob): Promise<MediaType | null> =>
  attachedType(name, new Uint8Array(await file.arrayBuffer())) ?? null

/** Endpoints for the files of a class. */
export interface FileCalls {
  readonly add: typeof addAttachment | typeof addContractFile
  readonly list: typeof listAttachments | typeof listContractFiles
  readonly get: typeof getAttachment | typeof getContractFile
  readonly remove: typeof removeAttachment | typeof removeContractFile
}

export const REQUEST_FILES: FileCalls = {
  add: addAttachment,
  list: listAttachments,
  get: getAttachment,
  remove: removeAttachment,
}

/** Uploads a file of the attachments machine to a record and reports the progress. */
export const uploadBy = (bco: () => Bco, content: (id: string) => File | undefined, calls = REQUEST_FILES) =>
  fromCallback<{ type: 'NONE' }, { id: string; request: string }>(({ input, sendBack }) => {
    const over = new AbortController()
    const tell = (event: Parameters<AttachmentsRef['send']>[0]) => {
      if (!over.signal.aborted) sendBack(event)
    }
    const send = async () => {
      const file = content(input.id)
      if (!file) throw { code: 'FAILEDTOFIND' } satisfies Failure
      await bco().upload(calls.add, { params: { id: input.request } }, file, {
        signal: over.signal,
        // The file id is the idempotency key, so a repeated upload is stored once.
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

export const attachmentsAt = async (bco: () => Bco, request: string, signal?: AbortSignal) =>
  (await bco().call(listAttachments, { params: { id: request } }, { signal })).data

/**
 * Removes an uploaded file from its record. A failed removal, which may have lost only its response, is repeated once
 * if the file is still listed.
 */
export const takeBack = async (
  bco: () => Bco,
  id: string,
  file: File,
  calls = REQUEST_FILES,
): Promise<void> => {
  const find = async () =>
    (await bco().call(calls.list, { params: { id } })).data.find(
      ({ Name, Size }) => Name === file.name && Size === file.size,
    )
  const take = async () => {
    const found = await find()
    if (found) await bco().call(calls.remove, { params: { id, attachment: found.Id } })
  }
  await take().catch(() => take())
}
