import type { WordsFor } from '@portal/paths'
import { also, fails, silent } from '../words.ts'
import {
  CONFIRM_TIMEOUT_MS,
  FOLD_AFTER_MS,
  READ_TIMEOUT_MS,
  type RemoteCommandMachine,
  SEND_TIMEOUT_MS,
} from './machine.ts'

/** One remote command as a tester gives it and sees its receipt. */
export const remoteCommandWords: WordsFor<RemoteCommandMachine> = {
  holds: {},
  onlyOnChart:
    'What a charger does cannot be held back at the mock one observation at a time: these paths are played on the chart, and e2e/journeys/commands.spec.ts plays what a person sees.',
  starts: ({ command, kept }) =>
    kept === undefined
      ? `Open a charger and have it ${command.kind === 'STOP' ? 'stop charging' : 'let go of the cable'}`
      : `Reload the page while a receipt shows as ‘${kept.record.phase}’`,
  events: {
    OBSERVED: ({ observation: { at, charger } }) => {
      const when = new Date(at).toISOString().slice(11, 19)
      return charger.Connectors.some(({ SessionId }) => SessionId !== undefined)
        ? `Let the charger say at ${when} (UTC) that it still charges`
        : `Let the charger say at ${when} (UTC) that nothing charges`
    },
    CHECK: 'Press “Check again”',
    SEND_AGAIN: 'Press “Send again”',
  },
  answers: {
    sendCommand: {
      done: ({ Status, Reason }) =>
        Status === 'ACCEPTED'
          ? 'Let the charger accept the command'
          : `Let the charger reject the command for ${String(Reason)}`,
      failed: (reason) => fails('the command', reason),
    },
    watchCharger: { done: 'It never ends', failed: 'It never fails' },
    observeCharger: { done: 'It never ends', failed: 'It never fails' },
    readCharger: {
      done: ({ charger }) =>
        charger.Connectors.some(({ SessionId }) => SessionId !== undefined)
          ? 'Let the charger be read: it still charges'
          : 'Let the charger be read: nothing charges any more',
      failed: (reason) => fails('the reading of the charger', reason),
    },
  },
  delays: {
    SEND_TIMEOUT: silent('the command', SEND_TIMEOUT_MS),
    CONFIRM_TIMEOUT: `Leave the charger as it is for ${CONFIRM_TIMEOUT_MS / 1_000} seconds`,
    LOOK_AFTER: 'Wait until the charger is read again',
    READ_TIMEOUT: silent('the reading of the charger', READ_TIMEOUT_MS),
    FOLD_AFTER: `Wait for ${FOLD_AFTER_MS / 1_000} seconds`,
  },
  states: {
    given: '',
    sending: '“Sending”; the button says “Sent…”',
    'watched.waiting.resting': '“Accepted”; seconds count',
    'watched.tracing.resting': 'that the answer was lost and it is being checked; seconds count',
    'watched.unconfirmed': ({ isCheckFailed, hasAnswer }) =>
      also(
        '“No answer yet: the charger may still do it”; “Check again” can be pressed',
        isCheckFailed === true && 'that the charger could not be read',
        hasAnswer === false && '“Send again” can be pressed',
      ),
    'watched.checking': '“Checking…”',
    confirmed: '“Confirmed”',
    folded: 'one line that says it is done',
    rejected: ({ reason }) => `“Rejected” and what ${String(reason)} means`,
  },
}
