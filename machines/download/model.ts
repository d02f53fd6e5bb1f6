import { defineModel, done, failed } from '../paths/model.ts'
import { wordsFor } from '../paths/wordsFor.ts'
import { downloadMachine, selectDownloadFailed, selectDownloading } from './machine.ts'
import { downloadWords } from './words.ts'

const PLAN = { id: 'F00001', name: 'plan.pdf' }
const PICTURE = { id: 'F00002', name: 'gate.png' }

/** Two files. */
export const downloadModel = defineModel(downloadMachine, {
  inputs: [null],
  events: [
    { type: 'DOWNLOAD', file: PLAN },
    { type: 'DOWNLOAD', file: PICTURE },
    { type: 'RETRY' },
    done('fetchFile'),
    failed('fetchFile', { code: 'FAILEDTOLOAD' }),
    failed('fetchFile', { code: 'UNKNOWNREQUEST', status: 200 }),
  ],
  key: ({ context }) => ({ fileId: context.file?.id ?? null, error: context.error?.code ?? null }),
  facts: (snapshot) => ({
    downloading: selectDownloading(snapshot) ?? null,
    file: snapshot.context.file?.name ?? null,
    code: selectDownloadFailed(snapshot)?.failure.code ?? null,
  }),
  interrupts: {
    'the connection is lost, and back': [failed('fetchFile', { code: 'FAILEDTOLOAD' }), { type: 'RETRY' }],
  },
  laws: {
    'a retry fetches the same file': (snapshot, { after }) => {
      const again = after(failed('fetchFile', { code: 'FAILEDTOLOAD' }), { type: 'RETRY' })
      return again === undefined || selectDownloading(again) === selectDownloading(snapshot)
    },
  },
  words: wordsFor(downloadMachine, downloadWords),
  limit: 500,
})
