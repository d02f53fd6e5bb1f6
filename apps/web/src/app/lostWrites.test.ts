import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { endpoints } from '@portal/schemas/contract'
import { describe, expect, it } from 'vitest'
import type { Writer } from './testing/writers.ts'

const SOURCE = new URL('../', import.meta.url)
const MACHINES = new URL('../../../../machines/', import.meta.url)

/** What a chart does when the connection is lost after its write was sent: no answer comes, or only silence. */
interface Lost {
  /** Its actors that write. */
  readonly actors: readonly string[]
  /** Where it is then: there its view says that it may have happened, or the server is asked first. */
  readonly unknown: readonly string[]
  /** The ways out of there. */
  readonly ways: readonly string[]
}

/** The charts that write. Their committed paths, which are played on the living chart, are held to this. */
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

/** Which chart makes the writes of a file. */
const MADE_BY: Readonly<Record<string, Writer>> = {
  'data/upload.ts': 'attachments',
  'components/chargerMessages/wiring.ts': 'chargerMessage',
  'components/chargerSettings/wiring.ts': 'chargerSettings',
  'components/people/wiring.ts': 'writing',
  'components/records/wiring.ts': 'recordEdit',
  'components/records/bulk/bulkActions.ts': 'bulkRun',
  'components/relations/wiring.ts': 'writing',
  'components/requests/wiring.ts': 'writing',
  'components/slots/wiring.ts': 'slotPicker',
  'features/admin/commands/wiring.ts': 'bulkRun',
  'features/admin/person/wiring.ts': 'protectedAccess',
  'features/bulkSubscriptions/wiring.ts': 'bulkRun',
  'features/cards/acts/wiring.ts': 'writing',
  'features/chargerAccess/sections.ts': 'recordEdit',
  'features/commands/wiring.ts': 'remoteCommand',
  'features/installationWizard/calls.ts': 'installationWizard',
  'features/intake/wiring.ts': 'intakeForm',
  'features/locationEditor/wiring.ts': 'recordEdit',
  'features/network/alarms/AlarmGroups.tsx': 'writing',
  'features/network/alarms/useTaking.ts': 'writing',
  'features/network/charger/useChargerBulk.ts': 'bulkRun',
  'features/network/screens.tsx': 'recordEdit',
  'features/profile/wiring.ts': 'changePassword',
  'features/reports/ScheduleReport.tsx': 'writing',
  'features/requestWizard/wiring.ts': 'requestWizard',
  'features/requests/wiring.ts': 'writing',
  'features/subscriptionTypes/NewSubscriptionType.tsx': 'writing',
  'features/subscriptions/ChangeType.tsx': 'writing',
  'features/translations/wiring.ts': 'writing',
  'features/users/RemoveUser.tsx': 'writing',
  'features/visits/wiring.ts': 'writing',
  'features/whitelists/calls.ts': 'writing',
  'features/whitelists/cardWrites.ts': 'writing',
  'features/whitelists/groupWrites.ts': 'writing',
  'features/whitelists/putBack.ts': 'writing',
}

/** What says how a write ended. lostWords.test.tsx holds what each says where no answer came, and the way out. */
const OUTCOMES = [
  'WritingOutcome',
  'SaveFailed',
  'NotSaved',
  'SettingsDialogs',
  'MessageOutcome',
  'ChangeFailed',
  'IntakeFailed',
  'SlotPlan',
  'FileList',
  'BulkProgress',
  'InlineReceipt',
  'SubmissionFace',
]

/** Where a customer reads how the writes of a file ended. */
const SAID_IN: Readonly<Record<string, readonly string[]>> = {
  'data/upload.ts': ['components/files/FileChoice.tsx'],
  'components/chargerMessages/wiring.ts': ['components/chargerMessages/MessagesCard.tsx'],
  'components/chargerSettings/wiring.ts': ['components/chargerSettings/SettingsCard.tsx'],
  'components/people/wiring.ts': ['components/people/InviteUser.tsx', 'components/people/ConvertContact.tsx'],
  'components/records/wiring.ts': ['components/records/RecordForm.tsx'],
  'components/records/bulk/bulkActions.ts': ['components/records/bulk/BulkDialog.tsx'],
  'components/relations/wiring.ts': ['components/relations/CreateRelation.tsx'],
  'components/requests/wiring.ts': ['components/requests/RequestMessages.tsx'],
  'components/slots/wiring.ts': ['features/visits/VisitPlan.tsx'],
  'features/cards/acts/wiring.ts': ['features/cards/acts/StepDialog.tsx', 'features/cards/acts/CardForm.tsx'],
  'features/chargerAccess/sections.ts': ['features/chargerAccess/SectionForm.tsx'],
  'features/commands/wiring.ts': ['features/commands/start.tsx'],
  'features/installationWizard/calls.ts': ['components/wizard/WizardScreen.tsx'],
  'features/intake/wiring.ts': ['features/intake/Intake.tsx'],
  'features/profile/wiring.ts': ['features/profile/ChangePassword.tsx'],
  'features/requestWizard/wiring.ts': ['components/wizard/WizardScreen.tsx'],
  'features/requests/wiring.ts': ['features/requests/CancelRequest.tsx'],
  'features/subscriptions/ChangeType.tsx': ['features/subscriptions/ChangeType.tsx'],
  'features/users/RemoveUser.tsx': ['features/users/RemoveUser.tsx'],
  'features/visits/wiring.ts': ['features/visits/RemoteSurvey.tsx'],
  'features/whitelists/calls.ts': ['features/whitelists/WriteDialog.tsx'],
  'features/whitelists/cardWrites.ts': [
    'features/whitelists/WriteDialog.tsx',
    'features/whitelists/Permission.tsx',
  ],
  'features/whitelists/groupWrites.ts': ['features/whitelists/WriteDialog.tsx'],
  'features/whitelists/putBack.ts': ['features/whitelists/RemovedCards.tsx'],
}

/** Features that a customer never sees. */
const OPERATORS =
  /^features\/(admin|bulkSubscriptions|locationEditor|network|reports|subscriptionTypes|translations)\//

/** Writes that no chart waits for, and what says whether they happened. */
const ON_ITS_OWN: Readonly<Record<string, string>> = {
  removeAttachment:
    'The form is without the file at once; where no answer comes the request is looked at, and what is left becomes a notification (data/upload.test.ts)',
}

/** The registry's writes; the generic ones go by their verb. */
const WRITES = [
  ...new Set(
    Object.values(endpoints)
      .filter(({ route }) => route.method !== 'GET' && !('isRead' in route))
      .map(({ route: { id } }) => (id.startsWith('createupdate') ? 'createupdate' : id)),
  ),
]

/** The writes that the portal's files hand to a call, each with what it is called with. */
const made = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|^services\/readers\//.test(name))
  .flatMap((file) => {
    const code = readFileSync(new URL(file, SOURCE), 'utf8').replaceAll(/^import [^']*'.*'$/gm, '')
    return WRITES.filter((id) => new RegExp(`\\b${id},\\s`).test(code)).map((id) => ({ file, id }))
  })

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
  it('is known for each write that a screen makes: the chart that follows it is named here', () => {
    expect(made.filter(({ file }) => !(file in MADE_BY))).toEqual([])
    // A feature that was deleted writes nothing.
    const here = Object.keys(MADE_BY).filter((file) => existsSync(new URL(file, SOURCE)))
    expect(here.filter((file) => !made.some((one) => one.file === file))).toEqual([])
    // Every write of the registry is found in some file: none is made in a way that this test cannot see.
    expect(WRITES.filter((id) => !made.some((one) => one.id === id))).toEqual([])
  })

  it('is followed by one chart for each write of a file, but for those that are on their own', () => {
    const uploads = made.filter(({ file }) => file === 'data/upload.ts').map(({ id }) => id)
    expect(uploads.filter((id) => !(id in ON_ITS_OWN))).toEqual(['addAttachment'])
    expect(Object.keys(ON_ITS_OWN).filter((id) => !uploads.includes(id))).toEqual([])
  })

  it('is followed by every chart that is named', () => {
    expect(Object.keys(CHARTS).toSorted()).toEqual([...new Set(Object.values(MADE_BY))].toSorted())
  })

  it('is said to a customer for each write: where it is read is named here, and shows how it ended', () => {
    const files = Object.keys(MADE_BY).filter((file) => !OPERATORS.test(file))
    expect(Object.keys(SAID_IN).toSorted()).toEqual(files.toSorted())
    const code = (file: string) => readFileSync(new URL(file, SOURCE), 'utf8')
    const silent = Object.values(SAID_IN)
      .flat()
      .filter((view) => !OUTCOMES.some((outcome) => code(view).includes(`<${outcome}`)))
    expect(silent).toEqual([])
    const words = code('app/lostWords.test.tsx')
    expect(OUTCOMES.filter((outcome) => !words.includes(`<${outcome}`))).toEqual([])
  })

  it.each(Object.entries<Lost>(CHARTS))(
    '%s: it may have happened, or is asked for, and there is a way out',
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
