import { untold, type WordsFor } from '@portal/paths'
import { fails, silent } from '../words.ts'
import { type AttachmentsMachine, INSPECT_TIMEOUT_MS, UPLOAD_STALL_MS } from './machine.ts'

/** The files of a request as a tester adds them. */
export const attachmentsWords: WordsFor<AttachmentsMachine> = {
  holds: {},
  onlyOnChart:
    'Its screens are played by journeys; its paths on the chart, until a page adapter plays them in the browser.',
  starts: ({ kept, gone = [] }) => {
    if (gone.length > 0)
      return 'Open a step that takes files, with one of before that the browser no longer has'
    return kept.length === 0
      ? 'Open a step that takes files'
      : 'Open a step that takes files, with one kept from before'
  },
  events: {
    ADD: ({ files }) => `Add ${files.map(({ name, size }) => `${name} of ${size} bytes`).join(' and ')}`,
    DISMISS_GONE: 'Press “Close” at “No longer on this device”',
    REMOVE: ({ id }) => `Remove the file ${id}`,
    CANCEL: ({ id }) => `Stop the sending of the file ${id}`,
    RETRY: ({ id }) => `Press “Try again” at the file ${id}`,
    UPLOAD_TO: 'Send the request',
    PROGRESS: ({ sentBytes }) => `Let ${sentBytes} bytes leave`,
    UPLOADED: 'Let the sending be answered',
    UPLOAD_FAILED: ({ failure }) => fails('the sending', failure),
  },
  answers: {
    inspectFile: {
      done: ({ type, isSaved = true }) =>
        type === null
          ? 'The content is none that is allowed'
          : `The content is what the name says${isSaved ? '' : ', and the browser has no room for it'}`,
      failed: 'The file cannot be read',
    },
    uploadFile: untold('It tells by events'),
  },
  delays: {
    INSPECT_TIMEOUT: silent('the reading of the file', INSPECT_TIMEOUT_MS),
    UPLOAD_STALL: silent('the sending', UPLOAD_STALL_MS),
  },
  states: {
    'inspection.idle': ({ files, refused, gone }) =>
      `${(files as readonly string[]).join(', ') || 'no file'}; not taken: ${(refused as readonly string[]).join(', ') || 'none'}; no longer on this device: ${(gone as readonly string[]).join(', ') || 'none'}`,
    'inspection.inspecting': ({ files }) => `“Checking…”; ${(files as readonly string[]).join(', ')}`,
    'transfer.idle': '',
    'transfer.sending.moving': 'how much of the file has left, and a way to stop it',
  },
}
