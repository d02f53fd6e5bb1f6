import type { Facts, WordsFor } from '@portal/paths'
import { also, fails, silent, typed } from '../words.ts'
import type { RecordEditMachine } from './machine.ts'
import { RECORD_TIMEOUT_MS } from './setup.ts'

const listed = (lines: unknown): string => (lines as readonly string[]).join(', ')

const form = ({ changed, code, wrongField }: Facts): string =>
  also(
    (changed as readonly string[]).length === 0
      ? 'the fields as they were read'
      : `changed: ${listed(changed)}`,
    typeof code === 'string' && `what the code ${code} means`,
    typeof wrongField === 'string' && `at the field ${wrongField}`,
  )

const WAITS: Readonly<Record<string, string>> = {
  saving: 'the change',
  undoing: 'the change',
  running: 'the command',
}

/** What runs a command: the detail of a record of charging, and of a job. */
const COMMANDS: Readonly<Record<string, string>> = { rerate: '“Recalculate price”', run: '“Run now”' }

const refusal = (reason: { readonly code: string }): string => {
  if ('current' in reason) return `Let another person save it first, as ${JSON.stringify(reason.current)}`
  if ('message' in reason) return `${fails('the change', reason)} and the message '${String(reason.message)}'`
  return 'status' in reason && reason.status === 409
    ? 'Let the change be answered with 409 and no record'
    : fails('the change', reason)
}

/** A record as a tester edits it. */
export const recordEditWords: WordsFor<RecordEditMachine> = {
  holds: {},
  onlyOnChart:
    'Its answers are records of two people: e2e/journeys/network.spec.ts plays them in the browser, with a second session.',
  starts: ({ isForm, draft }) => {
    if (isForm) return 'Open the form of a location under /network, signed in as operator'
    const detail = 'Open the detail of a charge point under /network, signed in as operator'
    return draft
      ? `${detail}; edit it (${Object.entries(draft.changes)
          .map(([field, value]) => typed(field, String(value)))
          .join(', ')}), let the session end, and sign in again`
      : detail
  },
  events: {
    RETRY: 'Press “Try again”',
    RELOAD: 'Save something else that shows on the screen',
    REFRESH: 'Wait 30 seconds',
    EDIT: 'Press “Edit”',
    RUN: ({ command }) => `Press ${COMMANDS[command] ?? command}`,
    UNDO: 'Press “Undo”',
    CHANGE: ({ field, value }) => typed(field, String(value)),
    SAVE: 'Press “Save”',
    CANCEL: 'Press “Cancel”',
    LEAVE: ({ to }) => `Press a link to ${to}`,
    STAY: 'Press “Keep editing”',
    DISCARD: 'Press “Discard changes”',
    CHOOSE: ({ field, side }) =>
      `Choose ${side === 'mine' ? 'your own value' : 'the other value'} of ${field}`,
    KEEP_MINE: 'Press “Keep mine”',
    TAKE_THEIRS: 'Press “Take theirs”',
    MERGE: 'Press “Save what I chose”',
  },
  answers: {
    readRecord: {
      done: 'Let the record be answered',
      failed: (reason) => fails('the record', reason),
    },
    writeRecord: {
      done: ({ record }) => `Let the change be answered, as version ${String(record['Version'])}`,
      failed: refusal,
    },
    runCommand: { done: 'Let the command be answered', failed: (reason) => fails('the command', reason) },
  },
  delays: {
    RECORD_TIMEOUT: (state) => silent(WAITS[state] ?? 'the record', RECORD_TIMEOUT_MS),
  },
  states: {
    reading: ({ viewState }) =>
      viewState === 'shown' ? 'the record as it was' : 'grey lines where its fields will be',
    unread: ({ viewState }) =>
      viewState === 'outdated'
        ? 'the record, with its age and the reason'
        : 'why it is not there, and “Try again”',
    shown: 'the record with all its fields',
    refreshing: 'the record as it was',
    saved: 'the record with all its fields, and that it was saved',
    ran: ({ command }) => `the record with all its fields, and that ${COMMANDS[String(command)]} was done`,
    'editing.clean': (expected) => also(form(expected), '“Save” cannot be pressed'),
    'editing.changed': (expected) => also(form(expected), '“Save” can be pressed'),
    'editing.wrong': (expected) => also(form(expected), 'at each wrong field which rule it breaks'),
    'editing.refused': form,
    'editing.failed': (expected) =>
      also(form(expected), expected['mayBeWritten'] === true && 'that it may have been saved', '“Try again”'),
    'editing.conflict': ({ conflict, others }) =>
      also(
        (conflict as readonly string[]).length > 0 && `both: ${listed(conflict)}`,
        (others as readonly string[]).length > 0 && `only they: ${listed(others)}`,
        '“Keep mine”, “Take theirs” and “Save what I chose”',
      ),
    saving: '“Saving…”; the fields cannot be changed',
    undoing: '“Undo” says that it goes on; the rest stays as it is',
    undone: 'the record with the values of before, and that the change is undone',
    notUndone: ({ code, mayBeWritten }) =>
      also(
        `what the code ${String(code)} means`,
        mayBeWritten === true && 'that it may have been done',
        '“Try again”',
      ),
    running: ({ command }) => `${COMMANDS[String(command)]} says that it goes on; the rest stays as it is`,
    notRun: ({ code, mayBeWritten }) =>
      also(
        `what the code ${String(code)} means`,
        mayBeWritten === true && 'that it may have been done',
        '“Try again”',
      ),
    asking: 'a question whether the changes may be lost',
  },
}
