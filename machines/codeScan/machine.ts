import {
  type ActorRefFrom,
  assign,
  type DoneActorEvent,
  type ErrorActorEvent,
  type SnapshotFrom,
  setup,
} from 'xstate'
import { notProvided } from '../failure.ts'

/** Timeout for the permission prompt; the camera then counts as unavailable. */
export const SCAN_ASK_TIMEOUT_MS = 60_000
/** The camera switches off after this time without a code, because it heats the phone and drains its battery. */
export const SCAN_TIMEOUT_MS = 60_000

/** Reason for a missing picture: permission refused, no camera, or a camera that does not start. */
export type CameraProblem = 'refused' | 'missing' | 'unavailable'

export type CodeScanEvent = { type: 'OPEN' } | { type: 'CLOSE' }

const codeOf = ({ event }: { event: DoneActorEvent<string> }) => event.output
const reasonOf = ({ event }: { event: ErrorActorEvent }) => event.error

const isProblem = (reason: unknown, problem: CameraProblem): boolean =>
  typeof reason === 'object' && reason !== null && 'problem' in reason && reason.problem === problem

/** Scans a code from a label. The camera is off in every state except `scanning`. */
export const codeScanMachine = setup({
  types: {
    context: {} as { readonly code: string | undefined },
    events: {} as CodeScanEvent,
    tags: {} as 'busy' | 'open',
  },
  actors: {
    /** Switches the camera on, after a permission prompt. Fails with a {@link CameraProblem}. */
    openCamera: notProvided<unknown>('openCamera'),
    /** Reads camera frames until one contains a code. Fails when the camera is disconnected. */
    readCode: notProvided<string>('readCode'),
  },
  actions: {
    keep: assign((_, code: string) => ({ code })),
    forget: assign({ code: undefined }),
    /** Also cancels a camera that is still starting. */
    stopCamera: () => undefined,
  },
  guards: {
    isRefused: (_, reason: unknown) => isProblem(reason, 'refused'),
    isMissing: (_, reason: unknown) => isProblem(reason, 'missing'),
  },
  delays: { ASK_TIMEOUT: SCAN_ASK_TIMEOUT_MS, SCAN_TIMEOUT: SCAN_TIMEOUT_MS },
}).createMachine({
  id: 'codeScan',
  description: 'Scans a code from a label. The camera is off in every state except scanning.',
  context: { code: undefined },
  initial: 'closed',
  states: {
    closed: {
      description: 'The dialog is closed and the camera is off.',
      entry: 'forget',
      on: { OPEN: 'requestingPermission' },
    },
    requestingPermission: {
      description: 'The browser asks the person for permission to use the camera.',
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
      description: 'The camera picture is visible and is searched for a code.',
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
      description: 'A code was found; the person uses it or scans again.',
      tags: 'open',
      on: { OPEN: 'requestingPermission', CLOSE: 'closed' },
    },
    stopped: {
      description: 'The camera was disconnected, or found no code for a minute; it is off.',
      tags: 'open',
      on: { OPEN: 'requestingPermission', CLOSE: 'closed' },
    },
    refused: {
      description: 'The person or the browser refused permission; the dialog explains how to grant it.',
      tags: 'open',
      on: { OPEN: 'requestingPermission', CLOSE: 'closed' },
    },
    missing: {
      description: 'The device has no camera.',
      tags: 'open',
      on: { OPEN: 'requestingPermission', CLOSE: 'closed' },
    },
    unavailable: {
      description: 'The camera does not start; another program may be using it.',
      tags: 'open',
      on: { OPEN: 'requestingPermission', CLOSE: 'closed' },
    },
  },
})

export type CodeScanMachine = typeof codeScanMachine
export type CodeScanRef = ActorRefFrom<CodeScanMachine>
export type CodeScanSnapshot = SnapshotFrom<CodeScanMachine>

/** View of the dialog; undefined while it is closed. */
export const selectScanViewState = (
  snapshot: CodeScanSnapshot,
): Exclude<CodeScanSnapshot['value'], 'closed'> | undefined =>
  snapshot.value === 'closed' ? undefined : snapshot.value
