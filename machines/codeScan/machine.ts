import {
  type ActorRefFrom,
  assign,
  type DoneActorEvent,
  type ErrorActorEvent,
  type SnapshotFrom,
  setup,
} from 'xstate'
import { notProvided } from '../failure.ts'

/** A question of the browser that the person has not answered after this time counts as no camera. */
export const SCAN_ASK_TIMEOUT_MS = 60_000
/** A camera that has seen no code for so long is switched off: it warms the phone and empties its battery. */
export const SCAN_TIMEOUT_MS = 60_000

/** Why there is no picture: the person or the browser refused it, the device has no camera, or it does not start. */
export type CameraProblem = 'refused' | 'missing' | 'unavailable'

export type CodeScanEvent = { type: 'OPEN' } | { type: 'CLOSE' }

const codeOf = ({ event }: { event: DoneActorEvent<string> }) => event.output
const reasonOf = ({ event }: { event: ErrorActorEvent }) => event.error

const isProblem = (reason: unknown, problem: CameraProblem): boolean =>
  typeof reason === 'object' && reason !== null && 'problem' in reason && reason.problem === problem

/** A code that the camera reads from a label. In every state but `scanning` the camera is off. */
export const codeScanMachine = setup({
  types: {
    context: {} as { readonly code: string | undefined },
    events: {} as CodeScanEvent,
    tags: {} as 'busy' | 'open',
  },
  actors: {
    /** Switches the camera on; the browser asks the person first. Fails with a {@link CameraProblem}. */
    openCamera: notProvided<unknown>('openCamera'),
    /** Looks at what the camera sees until a code can be read. Fails when the camera is taken away. */
    readCode: notProvided<string>('readCode'),
  },
  actions: {
    keep: assign((_, code: string) => ({ code })),
    forget: assign({ code: undefined }),
    /** Also one that is only about to be switched on. */
    stopCamera: () => undefined,
  },
  guards: {
    isRefused: (_, reason: unknown) => isProblem(reason, 'refused'),
    isMissing: (_, reason: unknown) => isProblem(reason, 'missing'),
  },
  delays: { ASK_TIMEOUT: SCAN_ASK_TIMEOUT_MS, SCAN_TIMEOUT: SCAN_TIMEOUT_MS },
}).createMachine({
  id: 'codeScan',
  description: 'A code that the camera reads from a label. In every state but scanning the camera is off.',
  context: { code: undefined },
  initial: 'closed',
  states: {
    closed: {
      description: 'Nothing is asked for: the camera is off.',
      entry: 'forget',
      on: { OPEN: 'asking' },
    },
    asking: {
      description: 'The browser asks the person whether the camera may be used.',
      tags: ['busy', 'open'],
      entry: 'forget',
      on: { CLOSE: { target: 'closed', actions: 'stopCamera' } },
      invoke: {
        id: 'openCamera',
        src: 'openCamera',
        onDone: 'scanning',
        onError: [
          { guard: { type: 'isRefused', params: reasonOf }, target: 'refused' },
          { guard: { type: 'isMissing', params: reasonOf }, target: 'missing' },
          { target: 'unavailable' },
        ],
      },
      after: { ASK_TIMEOUT: { target: 'unavailable', actions: 'stopCamera' } },
    },
    scanning: {
      description: 'The picture of the camera is shown, and looked through for a code.',
      tags: 'open',
      on: { CLOSE: 'closed' },
      exit: 'stopCamera',
      invoke: {
        id: 'readCode',
        src: 'readCode',
        onDone: { target: 'found', actions: { type: 'keep', params: codeOf } },
        onError: 'stopped',
      },
      after: { SCAN_TIMEOUT: 'stopped' },
    },
    found: {
      description: 'The code that was read, to be used or scanned again.',
      tags: 'open',
      on: { OPEN: 'asking', CLOSE: 'closed' },
    },
    stopped: {
      description: 'The camera was taken away, or saw no code for a minute: it is off.',
      tags: 'open',
      on: { OPEN: 'asking', CLOSE: 'closed' },
    },
    refused: {
      description: 'The person, or the browser for them, said no: how to allow it.',
      tags: 'open',
      on: { OPEN: 'asking', CLOSE: 'closed' },
    },
    missing: {
      description: 'The device has no camera.',
      tags: 'open',
      on: { OPEN: 'asking', CLOSE: 'closed' },
    },
    unavailable: {
      description: 'The camera does not start; another program may be using it.',
      tags: 'open',
      on: { OPEN: 'asking', CLOSE: 'closed' },
    },
  },
})

export type CodeScanMachine = typeof codeScanMachine
export type CodeScanRef = ActorRefFrom<CodeScanMachine>
export type CodeScanSnapshot = SnapshotFrom<CodeScanMachine>

/** What the dialog shows; undefined while it is closed. */
export const selectScanViewState = (
  snapshot: CodeScanSnapshot,
): Exclude<CodeScanSnapshot['value'], 'closed'> | undefined =>
  snapshot.value === 'closed' ? undefined : snapshot.value
