import type { ErrorCode } from '@portal/schemas'
import { setup } from 'xstate'
import { isApiOperation, type Operation } from '../operations.ts'
import type { RequestEvent, Scenario } from './scenario.ts'

type Events<T extends string> = RequestEvent | { readonly type: T }

const maintenanceMachine = setup({ types: { events: {} as Events<'LIFT' | 'BEGIN'> } }).createMachine({
  id: 'maintenance',
  initial: 'inMaintenance',
  states: {
    inMaintenance: { description: 'The flag is on and the API rejects every call.', on: { LIFT: 'lifted' } },
    lifted: { description: 'Everything works again.', on: { BEGIN: 'inMaintenance' } },
  },
})

const maintenance: Scenario = {
  description: 'Until LIFT, the maintenance flag is on and every API call fails with 503.',
  machine: maintenanceMachine,
  events: ['LIFT', 'BEGIN'],
  outcome: (state, operation) =>
    state === 'inMaintenance' && isApiOperation(operation) ? { kind: 'status', status: 503 } : undefined,
  enter: (state, { setMaintenance }) => setMaintenance(state === 'inMaintenance'),
  leave: ({ setMaintenance }) => setMaintenance(false),
}

const setupMachine = setup({
  types: { events: {} as RequestEvent },
  guards: { isIntake: ({ event }) => event.operation === 'postSetup' },
}).createMachine({
  id: 'setup-needed',
  initial: 'setupNeeded',
  states: {
    setupNeeded: {
      description: 'User info fails with SETUP.',
      on: { REQUEST: { guard: 'isIntake', target: 'setUp' } },
    },
    setUp: { description: 'The intake form was submitted, so user info succeeds.' },
  },
})

const setupNeeded: Scenario = {
  description: 'User info fails with SETUP for everyone until the intake form is submitted, which succeeds.',
  machine: setupMachine,
  events: [],
  outcome: (state, operation) => {
    if (state !== 'setupNeeded') return undefined
    if (operation === 'getUserInfo') return { kind: 'code', code: 'SETUP' }
    return operation === 'postSetup' ? { kind: 'json', body: { result: 'success' } } : undefined
  },
}

const tokenMachine = setup({
  types: { events: {} as RequestEvent },
  guards: { isRenewal: ({ event }) => event.operation === 'identity.token' },
}).createMachine({
  id: 'token-expired',
  initial: 'expired',
  states: {
    expired: {
      description: 'Every call fails with InvalidToken.',
      on: { REQUEST: { guard: 'isRenewal', target: 'renewed' } },
    },
    renewed: { description: 'A token was requested, so calls succeed again.' },
  },
})

const tokenExpired: Scenario = {
  description: 'Every API call fails with InvalidToken until a new token is requested.',
  machine: tokenMachine,
  events: [],
  outcome: (state, operation) =>
    state === 'expired' && isApiOperation(operation) ? { kind: 'code', code: 'InvalidToken' } : undefined,
}

const cardMachine = setup({ types: { events: {} as Events<'FREE' | 'TAKE'> } }).createMachine({
  id: 'card-in-use',
  initial: 'inUse',
  states: {
    inUse: { description: 'Every card is already in use.', on: { FREE: 'free' } },
    free: { description: 'Cards can be used.', on: { TAKE: 'inUse' } },
  },
})

/** Codes with which endpoints reject a card that is in use. */
const CARD_CODES = new Map<Operation, ErrorCode>([
  ['postRemoteStart', 'TOKACTIVERR'],
  ['addPrintedNumber', 'ALUSEDCARD'],
  ['addAuthorize', 'ALUSEDCARD'],
  ['saveWhitelist', 'WHTLCREFAIL'],
  ['moveTokens', 'TOKGRUPFAIL'],
])

const cardInUse: Scenario = {
  description:
    'Until FREE, every card is already in use: it cannot start a session (TOKACTIVERR) or be put into a group (ALUSEDCARD) or a list (WHTLCREFAIL, TOKGRUPFAIL).',
  machine: cardMachine,
  events: ['FREE', 'TAKE'],
  outcome: (state, operation) => {
    const code = state === 'inUse' ? CARD_CODES.get(operation) : undefined
    return code && { kind: 'code', code }
  },
}

const stormMachine = setup({ types: { events: {} as Events<'PASS' | 'BREAK'> } }).createMachine({
  id: 'offline-storm',
  initial: 'storm',
  states: {
    storm: { description: 'Four in five chargers are offline.', on: { PASS: 'calm' } },
    calm: { description: 'The chargers are online again.', on: { BREAK: 'storm' } },
  },
})

const offlineStorm: Scenario = {
  description: 'Four in five chargers go offline at the same time, each with an alarm, until PASS.',
  machine: stormMachine,
  events: ['PASS', 'BREAK'],
  outcome: () => undefined,
  enter: (state, { silence }) => silence(state === 'storm'),
  leave: ({ silence }) => silence(false),
}

const answersMachine = setup({ types: { events: {} as Events<'DELAY' | 'REPEAT'> } }).createMachine({
  id: 'strange-answers',
  initial: 'twice',
  states: {
    twice: {
      description: 'Chargers send a rejection after each answer.',
      on: { DELAY: 'late' },
    },
    late: { description: 'Chargers answer after a day.', on: { REPEAT: 'twice' } },
  },
})

const strangeAnswers: Scenario = {
  description: 'Chargers answer each message twice or, after DELAY, a day later.',
  machine: answersMachine,
  events: ['DELAY', 'REPEAT'],
  outcome: () => undefined,
  enter: (state, { setAnswers }) => setAnswers(state === 'twice' ? 'twice' : 'late'),
  leave: ({ setAnswers }) => setAnswers('once'),
}

const flakyMachine = setup({
  types: { events: {} as RequestEvent },
  guards: { isApi: ({ event }) => isApiOperation(event.operation) },
}).createMachine({
  id: 'flaky-network',
  initial: 'steady',
  states: {
    steady: {
      description: 'The next API call is normal.',
      on: { REQUEST: { guard: 'isApi', target: 'slow' } },
    },
    slow: { description: 'The next API call is slow.', on: { REQUEST: { guard: 'isApi', target: 'lost' } } },
    lost: {
      description: 'The next API call is lost.',
      on: { REQUEST: { guard: 'isApi', target: 'steady' } },
    },
  },
})

const SLOW_MS = 400

const flakyNetwork: Scenario = {
  description: 'Of every three API calls, the second is slow and the third is lost.',
  machine: flakyMachine,
  events: [],
  outcome: (state, operation) => {
    if (!isApiOperation(operation)) return undefined
    if (state === 'slow') return { kind: 'delay', ms: SLOW_MS }
    return state === 'lost' ? { kind: 'drop' } : undefined
  },
}

export const PRESETS = {
  maintenance,
  'setup-needed': setupNeeded,
  'token-expired': tokenExpired,
  'card-in-use': cardInUse,
  'offline-storm': offlineStorm,
  'flaky-network': flakyNetwork,
  'strange-answers': strangeAnswers,
} as const satisfies Record<string, Scenario>

export type PresetName = keyof typeof PRESETS
export const PRESET_NAMES = Object.keys(PRESETS) as readonly PresetName[]
