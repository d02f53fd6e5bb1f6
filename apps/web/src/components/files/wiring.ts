import { type AttachmentsRef, attachmentsMachine, type Failure } from '@portal/machines'
import type { MediaType } from '@portal/schemas'
import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { useSystem } from '../../app/context.ts'
import { fromPromise } from '../../data/fromPromise.ts'
import { inspected } from '../../data/inspection.ts'
import { REQUEST_FILES, takeBack, typeByContent, uploadBy } from '../../data/upload.ts'
import type { AttachableFiles } from './look.ts'

/** Uploads files to a record as soon as the user chooses them, and keeps their contents. */
export const useUploads = (
  request: string,
  calls = REQUEST_FILES,
): { readonly attachments: AttachmentsRef; readonly files: AttachableFiles } => {
  const { bco } = useSystem()
  const [contents] = useState(() => new Map<string, File>())
  const attachments = useActorRef(
    attachmentsMachine.provide({
      actors: {
        inspectFile: fromPromise<{ type: MediaType | null }, { id: string; name: string }>(
          async ({ input: { id, name } }) => {
            const file = contents.get(id)
            if (!file) throw { code: 'FAILEDTOFIND' } satisfies Failure
            return { type: await typeByContent(name, file) }
          },
        ),
        uploadFile: uploadBy(bco, (id) => contents.get(id), calls),
      },
      actions: {
        dropFile: ({ context }, { id }) => {
          const file = contents.get(id)
          const isSent = context.files.some((one) => one.id === id && one.state === 'sent')
          contents.delete(id)
          // Ignore a failed removal, because the file stays listed in the record.
          if (file && isSent) takeBack(bco, request, file, calls).catch(() => undefined)
        },
      },
    }),
    { input: { stored: [], request }, ...inspected },
  )
  const add = (chosen: Iterable<File>) => {
    const files = [...chosen].map((file) => ({ id: crypto.randomUUID(), file }))
    for (const { id, file } of files) contents.set(id, file)
    attachments.send({
      type: 'ADD',
      files: files.map(({ id, file: { name, size } }) => ({ id, name, size })),
    })
  }
  return { attachments, files: { add, content: (id) => contents.get(id) } }
}
