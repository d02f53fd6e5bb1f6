import type { MODELS } from '../modelList.ts'

/** Why no journey takes a transition of a chart without an adapter. */
export const UNSEEN = {
  attachments: {
    'inspection.inspecting: xstate.error.actor.inspectFile → inspection.idle':
      'A browser reads each file that it was handed; only the chart can let that fail',
    'inspection.inspecting: xstate.after.INSPECT_TIMEOUT.attachments.inspection.inspecting → inspection.idle':
      'A browser reads each file at once; only the chart can make it wait',
    'transfer.sending.moving: xstate.after.UPLOAD_STALL.attachments.transfer.sending.moving → transfer.idle':
      'It ends as a file that is not sent does, which a journey shows: only the wait is longer',
  },
  recordEdit: {
    'ran: RELOAD → reading':
      'No screen that runs an act on a record has another part that writes the same record',
    'reading: RELOAD → reading':
      'Another act writes the record in the moment in which it is read for the one before',
    'unread: RELOAD → reading': 'Another act writes the record in the moment in which it could not be read',
    'refreshing: RELOAD → reading':
      'Another act writes the record in the moment in which it is read again by itself',
    'refreshing: RUN → running':
      'As Edit does in that moment, which a journey shows: an act does not wait for the reading',
    'editing.conflict: CHANGE': 'The fields are behind the question: nothing happens, on purpose',
    'editing.conflict: LEAVE': 'The links are behind the question: nothing happens, on purpose',
    'notRun: RELOAD → reading':
      'No screen that runs an act on a record has another part that writes the same record',
    'shown: UNDO → undoing':
      'As just after the save, which a journey shows: UndoEdit.test.tsx comes back to it',
    'refreshing: UNDO → undoing':
      'As just after the save, which a journey shows: it does not wait for the reading',
    'undoing: xstate.error.actor.writeRecord [isConflict] → editing.conflict':
      'It is the conflict of a save, which journeys show',
    'undone: RELOAD → reading': 'As after a save, which a journey shows',
    'undone: RUN → running': 'As after a save, which a journey shows',
    'notUndone: EDIT → editing': 'As where an act was not done, which a journey shows',
    'notUndone: RELOAD → reading':
      'Another act writes the record in the moment in which a save could not be taken back',
    'notUndone: RUN → running': 'As where an act was not done, which a journey shows',
    'undoing: xstate.after.RECORD_TIMEOUT.recordEdit.undoing → notUndone':
      'It ends as an undo that is refused, which a journey shows: only the wait is longer',
    'running: xstate.after.RECORD_TIMEOUT.recordEdit.running → notRun':
      'It ends as an act that the server cannot do, which a journey shows: only the wait is longer',
  },
  exportDialog: {},
  slotPicker: {},
  download: {},
  writing: {
    'closed: always [wasTyped] → editing':
      'As what was sent when the session ended, which a journey shows: app/keptWords.test.tsx types into each question',
    'sending: xstate.after.WRITING_TIMEOUT.writing.sending → unanswered':
      'It ends as a lost answer does, which a journey shows: only the wait is longer',
  },
  commandPalette: {},
  remoteCommand: {
    'watched.checking: xstate.done.actor.readCharger [showsEffect] → confirmed':
      'The same reading is told to the watch of the charger a moment earlier, which confirms it',
  },
  commandTray: {
    'tray.closed: always [hasNone] → tray.empty':
      'Receipts are cleared in the open tray; a closed one is emptied only by another person, who has a document of their own',
  },
  chargerSettings: {},
  chargerMessage: {},
  codeScan: {},
  bulkRun: {
    'checked: TYPE': 'Their number is typed only above 100 records, and the test world has fewer of a kind',
    'ended: CHECK → checking':
      'Each screen leads back to the choice first, but an undo that was undone in part',
    'running: xstate.after.BULK_TIMEOUT.bulkRun.running [isLast] → ended':
      'It counts as a failed write, which a journey shows: only the wait is longer',
    'running: xstate.after.BULK_TIMEOUT.bulkRun.running → running':
      'It counts as a failed write, which a journey shows: only the wait is longer',
  },
  monitor: {},
} as const satisfies Partial<Record<keyof typeof MODELS, Readonly<Record<string, string>>>>
