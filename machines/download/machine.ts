import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { FAILED_TO_LOAD, type Failure, toFailure } from '../failure.ts'

/** A file without any data after this time counts as FAILEDTOLOAD. */
export const DOWNLOAD_TIMEOUT_MS = 60_000

/** A file that can be fetched. */
export interface RemoteFile {
  readonly id: string
  readonly name: string
}

export interface DownloadContext {
  /** The file that is fetched, or could not be. */
  readonly file: RemoteFile | undefined
  readonly error: Failure | undefined
}

export type DownloadEvent = { type: 'DOWNLOAD'; file: RemoteFile } | { type: 'RETRY' }

/** Files that are fetched one at a time, and handed to the browser. */
export const downloadMachine = setup({
  types: { context: {} as DownloadContext, events: {} as DownloadEvent, tags: {} as 'busy' },
  actors: {
    /** Fetches a file and hands it to the browser. */
    fetchFile: fromPromise<void, { file: RemoteFile | undefined }>(() =>
      Promise.reject(new Error('fetchFile is not provided')),
    ),
  },
  actions: {
    choose: assign((_, { file }: { file: RemoteFile }) => ({ file, error: undefined })),
    forget: assign({ file: undefined }),
    fail: assign((_, error: Failure) => ({ error })),
    dropError: assign({ error: undefined }),
  },
  delays: { DOWNLOAD_TIMEOUT: DOWNLOAD_TIMEOUT_MS },
}).createMachine({
  id: 'download',
  description: 'Files that are fetched one at a time, and handed to the browser.',
  context: { file: undefined, error: undefined },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is fetched.',
      on: { DOWNLOAD: { target: 'fetching', actions: { type: 'choose', params: ({ event }) => event } } },
    },
    fetching: {
      description: 'The file is on its way; no other one is asked for.',
      tags: 'busy',
      invoke: {
        id: 'fetchFile',
        src: 'fetchFile',
        input: ({ context }) => ({ file: context.file }),
        onDone: { target: 'idle', actions: 'forget' },
        onError: {
          target: 'failed',
          actions: { type: 'fail', params: ({ event }) => toFailure(event.error) },
        },
      },
      after: {
        DOWNLOAD_TIMEOUT: { target: 'failed', actions: { type: 'fail', params: FAILED_TO_LOAD } },
      },
    },
    failed: {
      description: 'The file did not come, with the reason; the same or another one can be asked for.',
      on: {
        DOWNLOAD: { target: 'fetching', actions: { type: 'choose', params: ({ event }) => event } },
        RETRY: { target: 'fetching', actions: 'dropError' },
      },
    },
  },
})

export type DownloadMachine = typeof downloadMachine
export type DownloadRef = ActorRefFrom<DownloadMachine>
export type DownloadSnapshot = SnapshotFrom<DownloadMachine>

/** The file that is on its way. */
export const selectDownloading = (snapshot: DownloadSnapshot): string | undefined =>
  snapshot.hasTag('busy') ? snapshot.context.file?.id : undefined
/** The file that did not come, and why. */
export const selectDownloadFailed = ({
  context,
}: DownloadSnapshot): { readonly file: RemoteFile; readonly failure: Failure } | undefined =>
  context.file && context.error ? { file: context.file, failure: context.error } : undefined
