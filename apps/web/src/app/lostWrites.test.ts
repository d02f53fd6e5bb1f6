import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Writer } from './testing/writers.ts'

const MACHINES = new URL('../../../../machines/', import.meta.url)

/** Behaviour of a machine whose connection is lost after its write was sent: no answer comes, or only silence. */
interface Lost {
  /** Its actors that write. */
  readonly actors: readonly string[]
  /** Where it is then: there its view says that it may have happened, or the server is asked first. */
  readonly unknown: readonly string[]
  /** The ways out of there. */
  readonly ways: readonly string[]
}

/** The machines that write. Their committed paths, which are played on the living machine, are held to this. */
const CHARTS = {
  writing: { actors: ['write'], unknown: ['unanswered'], ways: ['RETRY', 'CHANGE'] },
  recordEdit: {
    actors: ['writeRecord', 'runCommand'],
    unknown: ['editing.failed', 'notRun', 'notUndone'],
    ways: ['RETRY', 'RUN'],
  },
  chargerSettings: { actors: ['writeSettings'], unknown: ['refused'], ways: ['RETRY', 'BACK'] },
  chargerMessage: { actors: ['sendMessage'], unknown: ['unsent'], ways: ['RETRY'] },
  changePassword: { actors: ['sendPasswords'], unknown: ['failed'], ways: ['SUBMIT'] },
  intakeForm: { actors: ['submitSetup'], unknown: ['failed'], ways: ['BACK_TO_FORM'] },
  slotPicker: { actors: ['planSlot'], unknown: ['unconfirmed'], ways: ['RETRY', 'BACK'] },
  /** Its upload tells its own end; where another file waits, that one is sent next. */
  attachments: {
    actors: ['UPLOAD_FAILED'],
    unknown: ['transfer.idle', 'transfer.sending'],
    ways: ['RETRY', 'REMOVE'],
  },
  /** The result names each target, with what is known of it. */
  bulkRun: { actors: ['write'], unknown: ['ended', 'running'], ways: ['RETRY'] },
  protectedAccess: { actors: ['openPerson'], unknown: ['failed'], ways: ['RETRY', 'CLOSE'] },
  /** The charger is watched, then the person may have it read, or send it again. */
  remoteCommand: {
    actors: ['sendCommand'],
    unknown: ['watched.tracing'],
    ways: ['OBSERVED', 'CHECK', 'SEND_AGAIN'],
  },
  /** What happened is looked up before anything is sent again. */
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

const pathsOf = (chart: Writer): readonly { readonly steps: readonly Step[] }[] =>
  (
    JSON.parse(readFileSync(new URL(`${chart}/paths.json`, MACHINES), 'utf8')) as {
      paths: readonly { steps: readonly Step[] }[]
    }
  ).paths

const isLost = (reason: unknown): boolean =>
  typeof reason === 'object' && reason !== null && 'code' in reason && reason.code === 'FAILEDTOLOAD'

describe('A connection that is lost in the middle of a write', () => {
  it.each(Object.entries<Lost>(CHARTS))(
    'leads %s to a state that is unsure of the outcome and has a way out',
    (name, { actors, unknown, ways }) => {
      const steps = pathsOf(name as Writer).flatMap((path) => path.steps)
      for (const actor of actors) {
        const lost = steps.filter(
          ({ event: { type, error, failure } }, index) =>
            ((type === actor || type === `xstate.error.actor.${actor}`) && isLost(error ?? failure)) ||
            (type.startsWith('xstate.after.') && (steps[index - 1]?.starts.includes(actor) ?? false)),
        )
        expect(lost.length, `${name}: ${actor} is lost in a path`).toBeGreaterThan(0)
        for (const { expect: then } of lost)
          expect(
            unknown.some((state) => String(then.state).includes(state)),
            `${name}: ${actor} is lost, and the chart is at ${String(then.state)}`,
          ).toBe(true)
      }
      for (const way of ways)
        expect(
          steps.some(({ event }) => event.type === way),
          `${name}: ${way}`,
        ).toBe(true)
    },
  )
})
