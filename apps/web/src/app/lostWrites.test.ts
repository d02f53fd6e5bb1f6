import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Writer } from './testing/writers.ts'

const MACHINES = new URL('../../../../machines/', import.meta.url)

/** Behaviour of a machine that loses its connection after sending a write. */
interface Lost {
  readonly actors: readonly string[]
  /**
   * States after the loss: the view shows that the write may have happened, or the machine checks on the server first.
   */
  readonly unknown: readonly string[]
  readonly ways: readonly string[]
}

/** Machines that write. The test compares the steps of their committed paths with these values. */
const CHARTS = {
  writing: { actors: ['write'], unknown: ['unanswered'], ways: ['RETRY', 'CHANGE'] },
  recordEdit: {
    actors: ['writeRecord', 'runCommand'],
    unknown: ['editing.failed', 'notRun', 'notUndone'],
    ways: ['RETRY', 'RUN'],
  },
  chargerMessage: { actors: ['sendMessage'], unknown: ['unsent'], ways: ['RETRY'] },
  changePassword: { actors: ['sendPasswords'], unknown: ['failed'], ways: ['SUBMIT'] },
  intakeForm: { actors: ['submitSetup'], unknown: ['failed'], ways: ['BACK_TO_FORM'] },
  slotPicker: { actors: ['planSlot'], unknown: ['unconfirmed'], ways: ['RETRY', 'BACK'] },
  /** The upload reports its failure as an event, after which the next file may be sent at once. */
  attachments: {
    actors: ['UPLOAD_FAILED'],
    unknown: ['transfer.idle', 'transfer.sending'],
    ways: ['RETRY', 'REMOVE'],
  },
  /** A lost write fails only its own target; the result lists it, and RETRY repeats it. */
  bulkRun: { actors: ['write'], unknown: ['ended', 'running'], ways: ['RETRY'] },
  protectedAccess: { actors: ['openPerson'], unknown: ['failed'], ways: ['RETRY', 'CLOSE'] },
  /** The charger is observed first; then the user may check it or send the command again. */
  remoteCommand: {
    actors: ['sendCommand'],
    unknown: ['watched.tracing'],
    ways: ['OBSERVED', 'CHECK', 'SEND_AGAIN'],
  },
  /** The outcome is looked up before anything is sent again. */
  requestWizard: {
    actors: ['request', 'chargepassrequest', 'attachments'],
    unknown: ['submissionUnknown.byItself'],
    ways: ['SUBMIT'],
  },
  installationWizard: {
    actors: [
      'location',
      'chargepoint',
      'placement',
      'isplugandcharge',
      'guestcharging',
      'reimbwhitelist',
      'whitelistgroup',
    ],
    unknown: ['submissionUnknown.byItself'],
    ways: ['SUBMIT'],
  },
} as const satisfies Readonly<Record<Writer, Lost>>

interface Step {
  readonly event: { readonly type: string; readonly error?: unknown; readonly failure?: unknown }
  readonly expect: { readonly state: unknown }
  readonly starts: readonly string[]
}

const pathsOf = (machine: Writer): readonly { readonly steps: readonly Step[] }[] =>
  (
    JSON.parse(readFileSync(new URL(`${machine}/paths.json`, MACHINES), 'utf8')) as {
      paths: readonly { steps: readonly Step[] }[]
    }
  ).paths

const isLost = (reason: unknown): boolean =>
  typeof reason === 'object' && reason !== null && 'code' in reason && reason.code === 'FAILEDTOLOAD'

describe('a connection lost during a write', () => {
  it.each(Object.entries<Lost>(CHARTS))(
    'leads %s to a state of unknown outcome with a way out',
    (name, { actors, unknown, ways }) => {
      const steps = pathsOf(name as Writer).flatMap((path) => path.steps)
      for (const actor of actors) {
        const lost = steps.filter(
          ({ event: { type, error, failure } }, index) =>
            ((type === actor || type === `xstate.error.actor.${actor}`) && isLost(error ?? failure)) ||
            (type.startsWith('xstate.after.') && (steps[index - 1]?.starts.includes(actor) ?? false)),
        )
        expect(lost.length, `${name}: a path loses a write by ${actor}`).toBeGreaterThan(0)
        for (const { expect: then } of lost)
          expect(
            unknown.some((state) => String(then.state).includes(state)),
            `${name}: after a lost write by ${actor}, the machine is at ${String(then.state)}`,
          ).toBe(true)
      }
      for (const way of ways)
        expect(
          steps.some(({ event }) => event.type === way),
          `${name}: a path has the event ${way}`,
        ).toBe(true)
    },
  )
})
