import { type DownloadRef, downloadMachine, type WritingRef } from '@portal/machines'
import { addMessage, getAttachment } from '@portal/schemas'
import { fromPromise } from 'xstate'
import { useSystem } from '../../app/context.ts'
import { useOwnActor } from '../../data/ownActor.ts'
import { saveFile } from '../../data/saveFile.ts'
import { startChart } from '../../data/startChart.ts'
import { useWriting } from '../../data/writing.ts'

/** A message to a request: of who asked, or of an operator to them. */
export const useMessage = (id: string): WritingRef<string> => {
  const { bco } = useSystem()
  return useWriting({
    keptAs: `message ${id}`,
    draft: '',
    isOpen: true,
    isReady: (draft) => draft.trim() !== '',
    write: ({ draft }, options) =>
      bco().call(addMessage, { params: { id }, body: { Text: draft.trim() } }, options),
  })
}

/** The files of a request, one after the other. */
export const useDownload = (id: string): DownloadRef => {
  const { bco } = useSystem()
  return useOwnActor(() =>
    startChart(
      downloadMachine.provide({
        actors: {
          fetchFile: fromPromise(async ({ input: { file }, signal }) => {
            if (!file) return
            const { data } = await bco().download(
              getAttachment,
              { params: { id, attachment: file.id } },
              { signal },
            )
            saveFile(file.name, data)
          }),
        },
      }),
    ),
  )
}
