import { type MediaType, rules } from '@portal/schemas'
import { type ActorRefFrom, assign, fromCallback, type SnapshotFrom, setup } from 'xstate'
import { FAILED_TO_LOAD, type Failure, notProvided } from '../failure.ts'

/** Timeout for inspecting a file, which then counts as unreadable. */
export const INSPECT_TIMEOUT_MS = 30_000
/** Maximum time without progress before an upload fails. */
export const UPLOAD_STALL_MS = 30_000

/** A selected file. Its bytes are stored outside the machine, under its id. */
export interface ChosenFile {
  readonly id: string
  readonly name: string
  /** In bytes. */
  readonly size: number
}

/** Reason for rejecting a file (S5): `type` is its extension. */
export type FileRefusal = 'name' | 'type' | 'content' | 'tooLarge' | 'empty' | 'unreadable'

/** `kept`: inspected and waiting to be sent. */
export type FileState = 'inspecting' | 'kept' | 'sending' | 'sent' | 'failed'

export interface AttachedFile extends ChosenFile {
  readonly state: FileState
  readonly type: MediaType | undefined
  readonly sentBytes: number
  /** True if the browser could not store the file, so a reload loses it. */
  readonly isUnsaved: boolean
  readonly error: Failure | undefined
}

export interface RefusedFile {
  readonly name: string
  readonly reason: FileRefusal
}

export interface AttachmentsInput {
  /** Files stored before a reload. */
  readonly stored: readonly (ChosenFile &
    Pick<Partial<AttachedFile>, 'isUnsaved'> & { readonly type: MediaType })[]
  /** Files of an earlier visit that the browser has lost. */
  readonly gone?: readonly ChosenFile[]
  /** Request that already exists; added files are sent to it immediately. */
  readonly request?: string
}

export interface AttachmentsContext {
  /** In the order of selection. */
  readonly files: readonly AttachedFile[]
  /** Rejected files of the last selection. */
  readonly refused: readonly RefusedFile[]
  /** Files lost by a reload. Listed until they are added again or the person dismisses the list. */
  readonly gone: readonly ChosenFile[]
  /** Request that receives the files; undefined until it exists. */
  readonly request: string | undefined
}

export type AttachmentsEvent =
  /** From the file picker, drag and drop or the camera. */
  | { type: 'ADD'; files: readonly ChosenFile[] }
  | { type: 'DISMISS_GONE' }
  /** Removes a file and stops its upload. */
  | { type: 'REMOVE'; id: string }
  /** Stops the upload but keeps the file. */
  | { type: 'CANCEL'; id: string }
  | { type: 'RETRY'; id: string }
  /** The request now exists, so all files are sent one after the other. */
  | { type: 'UPLOAD_TO'; request: string }
  /** Sent by the upload actor. */
  | { type: 'PROGRESS'; sentBytes: number }
  | { type: 'UPLOADED' }
  | { type: 'UPLOAD_FAILED'; failure: Failure }

/** Result of an inspection. `type`: media type of the content; null if it is unsupported. */
export interface InspectedFile {
  readonly type: MediaType | null
  /** True if the browser stored the file; undefined if storing was not attempted. */
  readonly isSaved?: boolean
}

const CANCELLED: Failure = { code: 'CANCELLED' }

/** Checks a file by S5 before its content is inspected. `taken`: sizes of the existing files. */
const refusalOf = ({ name, size }: ChosenFile, taken: readonly number[]): FileRefusal | undefined => {
  if (size === 0) return 'empty'
  return (
    rules.check<FileRefusal, string>(name, [rules.nameWithoutTags('name'), rules.attachmentType('type')]) ??
    rules.attachmentsSize<FileRefusal>('tooLarge')([...taken, size])
  )
}

const added = (context: AttachmentsContext, chosen: readonly ChosenFile[]) => {
  const files = [...context.files]
  const refused: RefusedFile[] = []
  const gone = [...context.gone]
  for (const file of chosen) {
    const reason = refusalOf(
      file,
      files.map(({ size }) => size),
    )
    if (reason !== undefined) {
      refused.push({ name: file.name, reason })
      continue
    }
    files.push({
      ...file,
      state: 'inspecting',
      type: undefined,
      sentBytes: 0,
      isUnsaved: false,
      error: undefined,
    })
    const found = gone.findIndex(({ name }) => name === file.name)
    if (found >= 0) gone.splice(found, 1)
  }
  return { files, refused, gone }
}

const inState = ({ files }: AttachmentsContext, state: FileState): AttachedFile | undefined =>
  files.find((file) => file.state === state)

const changed = (
  { files }: AttachmentsContext,
  id: string | undefined,
  change: Partial<AttachedFile>,
): { files: readonly AttachedFile[] } => ({
  files: files.map((file) => (file.id === id ? { ...file, ...change } : file)),
})

/** Files of a request (S5, S9): inspected when they are added, sent when the request exists. */
export const attachmentsMachine = setup({
  types: {
    context: {} as AttachmentsContext,
    events: {} as AttachmentsEvent,
    input: {} as AttachmentsInput,
  },
  actors: {
    inspectFile: notProvided<InspectedFile, { id: string; name: string }>('inspectFile'),
    /** Uploads a file with progress events; stopping the actor cancels the upload. */
    uploadFile: fromCallback<{ type: 'NONE' }, { id: string; request: string }>(() => undefined),
  },
  actions: {
    /** Deletes the stored bytes of a file and, if the file was sent, removes it from the request. */
    dropFile: (_, _params: { id: string }) => undefined,
    add: assign(({ context }, { files }: { files: readonly ChosenFile[] }) => added(context, files)),
    forgetGone: assign({ gone: [] }),
    remove: assign(({ context }, { id }: { id: string }) => ({
      files: context.files.filter((file) => file.id !== id),
    })),
    keep: assign(({ context }, { type, isSaved = true }: InspectedFile) =>
      changed(context, inState(context, 'inspecting')?.id, {
        state: 'kept',
        type: type ?? undefined,
        isUnsaved: !isSaved,
      }),
    ),
    refuse: assign(({ context }, { reason }: { reason: FileRefusal }) => {
      const file = inState(context, 'inspecting')
      return {
        files: context.files.filter((one) => one !== file),
        refused: [...context.refused, { name: file?.name ?? '', reason }],
      }
    }),
    /** A different request has received none of the files, so those already sent are sent again. */
    setRequest: assign(({ context }, { request }: { request: string }) => ({
      request,
      ...(request !== context.request && {
        files: context.files.map((file) => (file.state === 'sent' ? { ...file, state: 'kept' } : file)),
      }),
    })),
    markSending: assign(({ context }) =>
      changed(context, inState(context, 'kept')?.id, { state: 'sending', sentBytes: 0, error: undefined }),
    ),
    progress: assign(({ context }, { sentBytes }: { sentBytes: number }) =>
      changed(context, inState(context, 'sending')?.id, { sentBytes }),
    ),
    markSent: assign(({ context }) => changed(context, inState(context, 'sending')?.id, { state: 'sent' })),
    markFailed: assign(({ context }, error: Failure) =>
      changed(context, inState(context, 'sending')?.id, { state: 'failed', error }),
    ),
    keepAgain: assign(({ context }, { id }: { id: string }) =>
      changed(context, id, { state: 'kept', error: undefined }),
    ),
  },
  guards: {
    hasFile: ({ context }, { id }: { id: string }) => context.files.some((file) => file.id === id),
    isSending: ({ context }, { id }: { id: string }) => inState(context, 'sending')?.id === id,
    hasFailed: ({ context }, { id }: { id: string }) =>
      context.files.some((file) => file.id === id && file.state === 'failed'),
    hasUninspected: ({ context }) => inState(context, 'inspecting') !== undefined,
    canSend: ({ context }) => context.request !== undefined && inState(context, 'kept') !== undefined,
    isAllowed: (_, { type }: InspectedFile) => type !== null,
  },
  delays: { INSPECT_TIMEOUT: INSPECT_TIMEOUT_MS, UPLOAD_STALL: UPLOAD_STALL_MS },
}).createMachine({
  id: 'attachments',
  description: 'The files of a request (S5, S9).',
  context: ({ input }) => ({
    files: input.stored.map((file) => ({
      isUnsaved: false,
      ...file,
      state: 'kept',
      sentBytes: 0,
      error: undefined,
    })),
    refused: [],
    gone: input.gone ?? [],
    request: input.request,
  }),
  type: 'parallel',
  states: {
    inspection: {
      description: 'Added files are inspected one after the other.',
      initial: 'idle',
      on: {
        ADD: { target: '.idle', actions: { type: 'add', params: ({ event }) => event } },
        DISMISS_GONE: { actions: 'forgetGone' },
        REMOVE: {
          guard: { type: 'hasFile', params: ({ event }) => event },
          target: '.idle',
          actions: [
            { type: 'dropFile', params: ({ event }) => ({ id: event.id }) },
            { type: 'remove', params: ({ event }) => event },
          ],
        },
      },
      states: {
        idle: {
          description: 'Looks for a file that was not inspected yet.',
          always: { guard: 'hasUninspected', target: 'inspecting' },
        },
        inspecting: {
          description: 'The file type is read from the content.',
          invoke: {
            id: 'inspectFile',
            src: 'inspectFile',
            input: ({ context }) => {
              const { id = '', name = '' } = inState(context, 'inspecting') ?? {}
              return { id, name }
            },
            onDone: [
              {
                guard: { type: 'isAllowed', params: ({ event }) => event.output },
                target: 'idle',
                actions: { type: 'keep', params: ({ event }) => event.output },
              },
              { target: 'idle', actions: { type: 'refuse', params: { reason: 'content' } } },
            ],
            onError: { target: 'idle', actions: { type: 'refuse', params: { reason: 'unreadable' } } },
          },
          after: {
            INSPECT_TIMEOUT: {
              target: 'idle',
              actions: { type: 'refuse', params: { reason: 'unreadable' } },
            },
          },
        },
      },
    },
    transfer: {
      description: 'Files are sent to the request, one after the other.',
      initial: 'idle',
      on: {
        UPLOAD_TO: { actions: { type: 'setRequest', params: ({ event }) => event } },
        RETRY: {
          guard: { type: 'hasFailed', params: ({ event }) => event },
          actions: { type: 'keepAgain', params: ({ event }) => event },
        },
      },
      states: {
        idle: {
          description: 'There is no request yet, or no file to send.',
          always: { guard: 'canSend', target: 'sending', actions: 'markSending' },
        },
        sending: {
          description: 'A file is being sent.',
          initial: 'moving',
          invoke: {
            id: 'uploadFile',
            src: 'uploadFile',
            input: ({ context }) => ({
              id: inState(context, 'sending')?.id ?? '',
              request: context.request ?? '',
            }),
          },
          on: {
            UPLOADED: { target: 'idle', actions: 'markSent' },
            UPLOAD_FAILED: {
              target: 'idle',
              actions: { type: 'markFailed', params: ({ event }) => event.failure },
            },
            CANCEL: {
              guard: { type: 'isSending', params: ({ event }) => event },
              target: 'idle',
              actions: { type: 'markFailed', params: CANCELLED },
            },
            REMOVE: { guard: { type: 'isSending', params: ({ event }) => event }, target: 'idle' },
          },
          states: {
            moving: {
              description: 'Bytes are sent; without progress for 30 seconds the upload fails.',
              on: {
                PROGRESS: {
                  target: 'moving',
                  reenter: true,
                  actions: { type: 'progress', params: ({ event }) => event },
                },
              },
              after: {
                UPLOAD_STALL: {
                  target: '#attachments.transfer.idle',
                  actions: { type: 'markFailed', params: FAILED_TO_LOAD },
                },
              },
            },
          },
        },
      },
    },
  },
})

export type AttachmentsMachine = typeof attachmentsMachine
export type AttachmentsRef = ActorRefFrom<AttachmentsMachine>
export type AttachmentsSnapshot = SnapshotFrom<AttachmentsMachine>

export const selectRefusedFiles = ({ context }: AttachmentsSnapshot): readonly RefusedFile[] =>
  context.refused
/** Files for the draft: inspected and lost ones. */
export const selectNamedFiles = ({ context }: AttachmentsSnapshot): readonly ChosenFile[] =>
  [...context.files.filter(({ state }) => state !== 'inspecting'), ...context.gone].map(
    ({ id, name, size }) => ({ id, name, size }),
  )
/** Ids of the inspected files, for the answer of the wizard. */
export const selectAttachmentIds = ({ context }: AttachmentsSnapshot): readonly string[] =>
  context.files.flatMap(({ id, state }) => (state === 'inspecting' ? [] : [id]))
/** Names of unsent files that a reload would lose. */
export const selectUnsavedNames = ({ context }: AttachmentsSnapshot): readonly string[] =>
  context.files.flatMap(({ name, isUnsaved, state }) => (isUnsaved && state !== 'sent' ? [name] : []))
/** Total size of all files; limited to 5,000,000 bytes (S9). */
export const selectAttachedBytes = ({ context }: AttachmentsSnapshot): number =>
  context.files.reduce((sum, { size }) => sum + size, 0)
export const selectAreFilesSent = ({ context }: AttachmentsSnapshot): boolean =>
  context.files.every(({ state }) => state === 'sent')
