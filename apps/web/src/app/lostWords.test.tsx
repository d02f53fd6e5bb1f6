import {
  attachmentsMachine,
  type CommandRecord,
  changePasswordMachine,
  chargerMessageMachine,
  createBulkRun,
  createWriting,
  type Failure,
  type IntakeFormRef,
  recordEditMachine,
  type WizardAnswers,
  type WizardSnapshot,
} from '@portal/machines'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { NotSaved } from '../components/access/SectionForm.tsx'
import { BulkProgress } from '../components/bulk/BulkProgress.tsx'
import { MessageOutcome } from '../components/chargerMessages/MessagesCard.tsx'
import { SettingsDialogs } from '../components/chargerSettings/SettingsDialogs.tsx'
import { CommandReceipt } from '../components/commands/CommandReceipt.tsx'
import { FileList } from '../components/files/FileList.tsx'
import { RunFailed, SaveFailed } from '../components/records/SaveFailed.tsx'
import { SlotPlan } from '../components/slots/SlotPlan.tsx'
import { WritingOutcome } from '../components/WritingOutcome.tsx'
import { SubmissionView } from '../components/wizard/SubmissionView.tsx'
import { IntakeFailed } from '../features/intake/IntakeFailed.tsx'
import { ChangeFailed } from '../features/profile/ChangeFailed.tsx'
import { loadAllTexts } from '../texts/all.ts'
import { createFormats, createTexts } from '../texts/index.ts'
import { WRITERS } from './testing/writers.ts'

const stage = vi.hoisted((): { i18n: unknown; picker: unknown; commands: unknown } => {
  // Globals that modules of the page read on import.
  vi.stubGlobal('window', {
    location: { href: 'https://portal.example/dashboard', search: '' },
    sessionStorage: { getItem: () => null },
  })
  return { i18n: undefined, picker: undefined, commands: undefined }
})
vi.mock('./context.ts', () => ({
  useI18n: () => stage.i18n,
  useSystem: () => ({ bco: () => ({}), overlays: () => ({ commands: stage.commands }) }),
}))
vi.mock('../components/supportDetails.ts', () => ({ useSupportDetails: () => ({ label: '', details: [] }) }))
vi.mock('../ui/SupportDetails.tsx', () => ({ SupportDetails: () => null }))
vi.mock('../data/useNow.ts', () => ({
  useNow: () => 0,
  useClock: <T,>(valueAt: (now: number) => T) => valueAt(0),
}))
vi.mock('../components/slots/wiring.ts', () => ({ useSlotPicker: () => stage.picker }))
vi.mock('../components/slots/SlotPicker.tsx', () => ({ SlotPicker: () => null }))
stage.i18n = { ...createTexts('en', await loadAllTexts('en')), formats: createFormats('en') }

const LOST: Failure = { code: 'FAILEDTOLOAD', status: 0 }
const REFUSED: Failure = { code: 'UNKNOWNERROR', status: 200 }

const writing = createWriting<string>({ isReady: () => true })
const WRITTEN = { first: '', draft: 'x', isOpen: true, written: [], isMissing: false, sent: undefined }
const run = createBulkRun<string, string>({ isRunnable: () => true })
const password = {
  values: { current: '', new: '', repeat: '' },
  touched: [],
  isRefused: false,
} as const
const record = createActor(recordEditMachine, { input: { id: 'R1' } }).getSnapshot().context

/** Views by machine, rendered with a failure. */
const VIEWS: Readonly<Record<string, (error: Failure) => ReactElement>> = {
  writing: (error) => (
    <WritingOutcome
      failed="No"
      writing={createActor(writing, {
        input: { draft: '', isOpen: true },
        snapshot: writing.resolveState({
          value: error === LOST ? 'unanswered' : 'failed',
          context: { ...WRITTEN, error },
        }),
      })}
    />
  ),
  'recordEdit, saved': (error) => (
    <SaveFailed
      title="No"
      edit={createActor(recordEditMachine, {
        input: { id: 'R1' },
        snapshot: recordEditMachine.resolveState({
          value: { editing: 'failed' },
          context: { ...record, error },
        }),
      })}
    />
  ),
  'recordEdit, run': (error) => (
    <RunFailed
      title="No"
      edit={createActor(recordEditMachine, {
        input: { id: 'R1' },
        snapshot: recordEditMachine.resolveState({ value: 'notRun', context: { ...record, error } }),
      })}
    />
  ),
  'recordEdit, taken back': (error) => (
    <RunFailed
      title="No"
      edit={createActor(recordEditMachine, {
        input: { id: 'R1' },
        snapshot: recordEditMachine.resolveState({ value: 'notUndone', context: { ...record, error } }),
      })}
    />
  ),
  bulkRun: (error) => (
    <BulkProgress
      nameOf={(item) => item}
      run={createActor(run, {
        snapshot: run.resolveState({
          value: 'ended',
          context: {
            ...createActor(run).getSnapshot().context,
            results: [{ item: 'BE-1', failure: error }],
          },
        }),
      })}
    />
  ),
  attachments: (error) => (
    <FileList
      files={{ content: () => undefined } as unknown as Parameters<typeof FileList>[0]['files']}
      attachments={createActor(attachmentsMachine, {
        input: { stored: [] },
        snapshot: attachmentsMachine.resolveState({
          value: { inspection: 'idle', transfer: 'idle' },
          context: {
            refused: [],
            gone: [],
            request: 'RQ1',
            files: [
              {
                id: 'F',
                name: 'a.png',
                size: 1,
                state: 'failed',
                type: 'image/png',
                sentBytes: 0,
                isUnsaved: false,
                error,
              },
            ],
          },
        }),
      })}
    />
  ),
  chargerMessage: (error) => (
    <MessageOutcome
      message={createActor(chargerMessageMachine, {
        input: { chargepointId: 'CP1' },
        snapshot: chargerMessageMachine.resolveState({
          value: 'unsent',
          context: { chargepointId: 'CP1', request: { action: 'X' }, intent: 'i', message: undefined, error },
        }),
      })}
    />
  ),
  changePassword: (error) => (
    <ChangeFailed
      form={createActor(changePasswordMachine, {
        snapshot: changePasswordMachine.resolveState({ value: 'failed', context: { ...password, error } }),
      })}
    />
  ),
  intakeForm: (error) => {
    const snapshot = { context: { error }, matches: () => false, can: () => false }
    const intake = {
      getSnapshot: () => snapshot,
      subscribe: () => ({ unsubscribe: () => undefined }),
      send: () => undefined,
    }
    return <IntakeFailed intake={intake as unknown as IntakeFormRef} failure={error} />
  },
}

const still = (snapshot: unknown) => ({
  getSnapshot: () => snapshot,
  subscribe: () => ({ unsubscribe: () => undefined }),
  send: () => undefined,
})

/** Renders a wizard submission whose outcome is being looked up, or whose lookup timed out. */
const submission = (viewState: 'unknown' | 'timedOut') => {
  const wizard = { select: { error: () => LOST, calls: () => [] }, send: () => undefined }
  type Props = Parameters<typeof SubmissionView<string, WizardAnswers>>[0]
  return (
    <SubmissionView
      {...({ wizard, callName: String } as unknown as Props)}
      snapshot={{} as WizardSnapshot<string, WizardAnswers>}
      viewState={viewState}
    />
  )
}

/** Renders a command whose charger is checked after a timeout, or that remains unconfirmed. */
const command = (phase: 'tracing' | 'unconfirmed') => {
  const record: CommandRecord = {
    command: {
      id: 'C',
      at: 0,
      kind: 'RESET',
      chargepointId: 'CP1',
      charger: 'Bay 1',
      sessionIds: [],
    },
    phase,
  }
  stage.commands = still({ context: { records: [record] } })
  return <CommandReceipt chargepointId="CP1" />
}

/** Matches a view without buttons: it needs none, because the lookup ends with a timeout at the latest. */
const WAIT = /^(?!.*<button)/s

/** Views with their own texts, and views that first look up the outcome. */
const OWN_WORDS: Readonly<Record<string, readonly [() => ReactElement, RegExp, way: RegExp]>> = {
  'recordEdit, settings of a charger': [
    () => (
      <SettingsDialogs
        isReviewing
        onBack={() => undefined}
        edit={createActor(recordEditMachine, {
          input: { id: 'CP1' },
          snapshot: recordEditMachine.resolveState({
            value: { editing: 'failed' },
            context: {
              ...createActor(recordEditMachine, { input: { id: 'CP1' } }).getSnapshot().context,
              error: LOST,
            },
          }),
        })}
      />
    ),
    /may have been saved/,
    />Try again</,
  ],
  slotPicker: [
    () => {
      stage.picker = still({
        value: 'unconfirmed',
        context: { error: LOST, slots: [], chosen: undefined, isChecking: false },
      })
      return (
        <SlotPlan request={{ Id: 'RQ1', Version: 1 }} purpose="VISIT" slot={undefined} doneTitle={String} />
      )
    },
    /may have been sent anyway/,
    />Try again</,
  ],
  'recordEdit, access of a charger': [
    () => <NotSaved failure={LOST} />,
    /don’t know if this was saved/,
    /Try again to find out/,
  ],
  'remoteCommand, looked up': [() => command('tracing'), /checking whether it happened/, WAIT],
  'remoteCommand, not known': [
    () => command('unconfirmed'),
    /the charger may still do it/,
    />Check again<.*>Send again</,
  ],
  'requestWizard and installationWizard, looked up': [
    () => submission('unknown'),
    /check what arrived before we send anything again/,
    WAIT,
  ],
  'requestWizard and installationWizard, not known': [
    () => submission('timedOut'),
    /may have arrived/,
    />Try again</,
  ],
}

/** Machines whose views only operators see; their journey is in e2e/journeys/admin.spec.ts. */
const OPERATORS = ['protectedAccess']

describe('the view of a write whose response was lost', () => {
  it('is tested for each machine that writes for a customer', () => {
    const named = [...Object.keys(VIEWS), ...Object.keys(OWN_WORDS)].join()
    expect(WRITERS.filter((machine) => !OPERATORS.includes(machine) && !named.includes(machine))).toEqual([])
  })

  it.each(Object.entries(OWN_WORDS))(
    'describes the unknown outcome and offers a way out (%s)',
    (_, [view, words, way]) => {
      const html = renderToStaticMarkup(view())
      expect(html).toMatch(words)
      expect(html).toMatch(way)
    },
  )

  it.each(Object.entries(VIEWS))(
    'says that the write may have happened, but not after a refusal (%s)',
    (_, view) => {
      const MAYBE = /may have|may be|anyway/
      expect(renderToStaticMarkup(view(LOST))).toMatch(MAYBE)
      expect(renderToStaticMarkup(view(REFUSED))).not.toMatch(MAYBE)
    },
  )
})
