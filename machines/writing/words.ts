import type { Facts, WordsFor } from '@portal/paths'
import { also, fails, silent, typed } from '../words.ts'
import { WRITING_TIMEOUT_MS, type WritingMachine } from './machine.ts'

const written = ({ draft, isMissing }: Facts): string =>
  also(
    draft === '' ? 'an empty field' : `'${String(draft)}' in the field`,
    isMissing === true && 'that something is missing',
  )

const reason = (expected: Facts): string =>
  also(`what the code ${String(expected['code'])} means`, written(expected))

/** The cancelling of a request, and a message to it, as a manual tester does them. */
export const writingWords: WordsFor<WritingMachine<string, string>> = {
  holds: {},
  onlyOnChart: 'requestActs.spec.ts plays its faces in the browser.',
  starts: ({ isOpen, unwritten }) => {
    if (isOpen) return 'Open a question as driver: the field for a message is below the messages'
    const detail = 'Open a request for a charger as fleet: it can be cancelled'
    if (!unwritten) return detail
    const sent = unwritten.sent ? ', send it with the network cut off' : ''
    return `${detail}; ask for that (${typed('Reason', unwritten.draft)}${sent}), let the session end, and sign in again`
  },
  events: {
    OPEN: 'Press “Cancel request”',
    CLOSE: 'Press the Escape key',
    CHANGE: ({ draft }) => typed('Message', draft),
    SEND: 'Press the button that sends it',
    RETRY: 'Press “Try again”',
  },
  answers: {
    write: {
      done: 'Let it be written',
      failed: (why) =>
        why.code === 'Error' ? 'Let another person change the request first' : fails('the write', why),
    },
  },
  delays: { WRITING_TIMEOUT: silent('the write', WRITING_TIMEOUT_MS) },
  states: {
    closed: 'the request alone',
    editing: written,
    sending: (expected) => also('that it is being sent, once', written(expected)),
    done: 'what was written among the rest, and an empty field or none',
    refused: reason,
    conflict: (expected) => also('that the request has changed meanwhile', written(expected)),
    failed: (expected) => also(reason(expected), '“Try again”'),
    unanswered: (expected) => also('that its fate is unknown', reason(expected), '“Try again”'),
  },
}
