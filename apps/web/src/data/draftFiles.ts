import {
  type AttachmentsInput,
  type AttachmentsSnapshot,
  attachmentsMachine,
  type ChosenFile,
  notProvided,
  selectAttachmentIds,
  selectNamedFiles,
} from '@portal/machines'
import { type ActorRefFrom, assign, emit, setup } from 'xstate'

/** Files that a draft lists: the ids in its answer, and the names, including those of lost files. */
export interface ListedFiles {
  readonly ids: readonly string[]
  readonly named: readonly ChosenFile[]
}

interface DraftFilesContext extends ListedFiles {
  /** False after FOLLOW: another tab may have stored files that its draft does not list yet. */
  readonly isFirst: boolean
  readonly read: AttachmentsInput
}

type DraftFilesEvent =
  /** Another tab has changed the draft. */
  ({ readonly type: 'FOLLOW' } & ListedFiles) | { readonly type: 'FORGET' }

const NONE: AttachmentsInput = { stored: [] }

const listIn = (snapshot: AttachmentsSnapshot): ListedFiles => ({
  ids: selectAttachmentIds(snapshot),
  named: selectNamedFiles(snapshot),
})

/** Files of a draft: reads them from the browser, then attaches them. */
export const draftFilesMachine = setup({
  types: {
    context: {} as DraftFilesContext,
    events: {} as DraftFilesEvent,
    emitted: {} as { type: 'LIST_CHANGED' },
    input: {} as ListedFiles,
    children: {} as { readFiles: 'readFiles'; attachments: 'attachments' },
  },
  actors: {
    readFiles: notProvided<AttachmentsInput, DraftFilesContext>('readFiles'),
    attachments: attachmentsMachine,
  },
  actions: {
    keepRead: assign((_, read: AttachmentsInput) => ({ read })),
    list: assign((_, { ids, named }: ListedFiles) => ({ ids, named })),
    follow: assign((_, { ids, named }: ListedFiles) => ({ ids, named, isFirst: false })),
    tellList: emit({ type: 'LIST_CHANGED' }),
  },
  guards: {
    hasOtherIds: ({ context }, { ids }: ListedFiles) => ids.join() !== context.ids.join(),
    isOtherList: ({ context: { ids, named } }, other: ListedFiles) =>
      JSON.stringify([ids, named]) !== JSON.stringify([other.ids, other.named]),
  },
}).createMachine({
  id: 'draftFiles',
  context: ({ input: { ids, named } }) => ({ ids, named, isFirst: true, read: NONE }),
  initial: 'reading',
  on: {
    FOLLOW: {
      guard: { type: 'hasOtherIds', params: ({ event }) => event },
      target: '.reading',
      actions: { type: 'follow', params: ({ event }) => event },
    },
    FORGET: { target: '.ready', actions: { type: 'keepRead', params: NONE } },
  },
  states: {
    reading: {
      description: 'The stored files are read.',
      invoke: {
        id: 'readFiles',
        src: 'readFiles',
        input: ({ context }) => context,
        onDone: { target: 'ready', actions: { type: 'keepRead', params: ({ event }) => event.output } },
      },
    },
    ready: {
      description: 'Files can be added, removed and uploaded.',
      invoke: {
        id: 'attachments',
        src: 'attachments',
        input: ({ context }) => context.read,
        onSnapshot: {
          guard: { type: 'isOtherList', params: ({ event }) => listIn(event.snapshot) },
          actions: [{ type: 'list', params: ({ event }) => listIn(event.snapshot) }, 'tellList'],
        },
      },
    },
  },
})

export type DraftFilesMachine = typeof draftFilesMachine
export type DraftFilesRef = ActorRefFrom<DraftFilesMachine>
