import type { WordsFor } from '@portal/paths'
import { fails, seconds, silent } from '../words.ts'
import {
  ANSWER_EVERY_MS,
  ANSWER_LIMIT_MS,
  type ChargerMessageMachine,
  MESSAGE_TIMEOUT_MS,
} from './machine.ts'

/** A message to a charger as a tester sends it. */
export const chargerMessageWords: WordsFor<ChargerMessageMachine> = {
  holds: {},
  onlyOnChart:
    'When a charger answers, the clock of its world decides and no tester: these paths are played on the chart, and e2e/journeys/chargerMessages.spec.ts plays what a person sees.',
  starts: 'Open a charger',
  events: {
    SEND: ({ request }) => `Choose the message ${request.action} and press “Send message”`,
    RETRY: 'Press “Try again”',
    ASK_AGAIN: 'Press “Check again”',
  },
  answers: {
    sendMessage: {
      done: 'Let the message be taken',
      failed: (reason) => fails('the message', reason),
    },
    readMessage: {
      done: ({ Status }) => `Let the message be answered as ${Status}`,
      failed: (reason) => fails('the asking for the answer', reason),
    },
  },
  delays: {
    MESSAGE_TIMEOUT: silent('the message', MESSAGE_TIMEOUT_MS),
    ANSWER_EVERY: `Wait for ${seconds(ANSWER_EVERY_MS)}`,
    ANSWER_LIMIT: `Wait until ${seconds(ANSWER_LIMIT_MS)} have passed since the message was taken`,
  },
  states: {
    idle: '“Send message” can be pressed',
    sending: '“Send message” is busy',
    unsent: ({ code }) => `what the code ${String(code)} means; “Try again” can be pressed`,
    'waiting.resting': 'that the charger is waited for',
    'waiting.asking': 'that the charger is waited for; the answer is being asked for',
    answered: 'the answer of the charger, or a status that the portal does not know',
    failed: 'that the charger was not reached',
    unanswered: 'that there is no answer yet; “Check again” can be pressed',
  },
}
