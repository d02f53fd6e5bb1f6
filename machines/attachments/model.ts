import { canonical, defineModel, done, failed } from '@portal/paths'
import {
  attachmentsMachine,
  selectAreFilesSent,
  selectAttachedBytes,
  selectAttachmentIds,
  selectNamedFiles,
  selectRefusedFiles,
  selectUnsavedNames,
} from './machine.ts'

const PICTURE = { id: 'a', name: 'fuses.png', size: 3_000_000 }
const PLAN = { id: 'b', name: 'plan.pdf', size: 2_000_000 }
const LARGE = { id: 'c', name: 'house.png', size: 2_000_001 }

const add = (...files: readonly (typeof PICTURE)[]) => ({ type: 'ADD', files }) as const

/**
 * Two files that together just fit, one that together with the first exceeds the limit by a byte, and one with tags in
 * its name. The first may already be stored or lost.
 */
export const attachmentsModel = defineModel(attachmentsMachine, {
  inputs: [
    { stored: [] },
    { stored: [{ ...PICTURE, type: 'image/png' }] },
    { stored: [], gone: [{ ...PICTURE, id: 'gone' }] },
  ],
  events: [
    add(PICTURE),
    add(PLAN, LARGE),
    add({ id: 'd', name: '<b>plan</b>.pdf', size: 1 }),
    { type: 'DISMISS_GONE' },
    { type: 'REMOVE', id: 'a' },
    { type: 'CANCEL', id: 'a' },
    { type: 'RETRY', id: 'a' },
    { type: 'UPLOAD_TO', request: 'RQ00001' },
    { type: 'PROGRESS', sentBytes: 1_000_000 },
    { type: 'UPLOADED' },
    { type: 'UPLOAD_FAILED', failure: { code: 'FAILEDTOLOAD' } },
    done('inspectFile', { type: 'image/png' }),
    done('inspectFile', { type: 'image/png', isSaved: false }),
    done('inspectFile', { type: null }),
    failed('inspectFile', { code: 'UNEXPECTED' }),
  ],
  senders: { uploadFile: ['PROGRESS', 'UPLOADED', 'UPLOAD_FAILED'] },
  key: ({ context }) => ({
    files: context.files.map(({ id, state, sentBytes, isUnsaved, error }) =>
      `${id} ${state} ${sentBytes} ${isUnsaved ? 'unsaved ' : ''}${error?.code ?? ''}`.trim(),
    ),
    refused: context.refused.map(({ name, reason }) => `${name} ${reason}`),
    gone: context.gone.map(({ name }) => name),
    request: context.request ?? null,
  }),
  facts: (snapshot) => ({
    ids: [...selectAttachmentIds(snapshot)],
    bytes: selectAttachedBytes(snapshot),
    areSent: selectAreFilesSent(snapshot),
    types: snapshot.context.files.map(({ type }) => type ?? '?'),
    notTaken: selectRefusedFiles(snapshot).length,
    unsaved: [...selectUnsavedNames(snapshot)],
    gone: snapshot.context.gone.map(({ name }) => name),
    named: selectNamedFiles(snapshot).map(({ id }) => id),
  }),
  // Each id is added only once, because the portal creates a new id for each added file.
  allows: ({ context }, event) =>
    event.type !== 'ADD' ||
    !context.files.some(({ id }) =>
      (event['files'] as readonly { id: string }[]).some((one) => one.id === id),
    ),
  filter: ({ context }) => context.files.length <= 2 && context.refused.length <= 2,
  invariants: {
    'the total size is at most 5,000,000 bytes (S9)': (snapshot) =>
      selectAttachedBytes(snapshot) <= 5_000_000,
    'the answer contains no missing file': (snapshot) =>
      snapshot.context.gone.every(({ id }) => !selectAttachmentIds(snapshot).includes(id)),
    'at most one upload runs at a time': ({ context }) =>
      context.files.filter(({ state }) => state === 'sending').length <= 1,
  },
  interrupts: {
    'an upload loses the connection and is retried': [
      { type: 'UPLOAD_FAILED', failure: { code: 'FAILEDTOLOAD' } },
      { type: 'RETRY', id: 'a' },
    ],
  },
  laws: {
    'rejecting a file leaves the other files unchanged': (snapshot, { after }) => {
      const later = after(add({ id: 'd', name: '<b>plan</b>.pdf', size: 1 }))
      return (
        later === undefined ||
        canonical(later.context.files.map(({ id }) => id)) ===
          canonical(snapshot.context.files.map(({ id }) => id))
      )
    },
    'removing another file keeps the list of missing files': (snapshot, { after }) => {
      const later = after({ type: 'REMOVE', id: 'a' })
      return later === undefined || later.context.gone.length === snapshot.context.gone.length
    },
    'REMOVE removes the file': (_, { after }) => {
      const later = after({ type: 'REMOVE', id: 'a' })
      return later === undefined || !selectAttachmentIds(later).includes('a')
    },
    'CANCEL keeps the file in the list': (_, { after }) => {
      const later = after({ type: 'CANCEL', id: 'a' })
      return later === undefined || selectAttachmentIds(later).includes('a')
    },
  },
  limit: 5_000,
})
