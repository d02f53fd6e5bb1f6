import {
  attachmentsMachine,
  changePasswordMachine,
  chargerMessageMachine,
  createBulkRun,
  createWriting,
  type Failure,
  type IntakeFormRef,
  recordEditMachine,
} from '@portal/machines'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { BulkProgress } from '../components/bulk/BulkProgress.tsx'
import { MessageOutcome } from '../components/chargerMessages/MessagesCard.tsx'
import { FileList } from '../components/files/FileList.tsx'
import { NotWritten, SaveFailed } from '../components/records/SaveFailed.tsx'
import { WritingOutcome } from '../components/WritingOutcome.tsx'
import { IntakeFailed } from '../features/intake/IntakeFailed.tsx'
import { ChangeFailed } from '../features/profile/ChangeFailed.tsx'
import { loadAllTexts } from '../texts/all.ts'
import { createFormats, createTexts } from '../texts/index.ts'

const stage = vi.hoisted((): { i18n: unknown } => {
  // What the page is asked for while its modules are read.
  vi.stubGlobal('window', {
    location: { href: 'https://portal.example/dashboard', search: '' },
    sessionStorage: { getItem: () => null },
  })
  return { i18n: undefined }
})
vi.mock('./context.ts', () => ({ useI18n: () => stage.i18n, useSystem: () => ({}) }))
stage.i18n = { ...createTexts('en', await loadAllTexts('en')), formats: createFormats('en') }

const LOST: Failure = { code: 'FAILEDTOLOAD', status: 0 }
const REFUSED: Failure = { code: 'UNKNOWNERROR', status: 200 }

const writing = createWriting<string>({ isReady: () => true })
const WRITTEN = { first: '', draft: 'x', isOpen: true, isMissing: false, sent: undefined }
const run = createBulkRun<string, string>({ isRunnable: () => true })
const password = {
  values: { current: '', new: '', repeat: '' },
  touched: [],
  isRefused: false,
} as const
const record = createActor(recordEditMachine, { input: { id: 'R1' } }).getSnapshot().context

/** What each view says of its chart after a failure. */
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
    <NotWritten
      title="No"
      error={error}
      edit={createActor(recordEditMachine, {
        input: { id: 'R1' },
        snapshot: recordEditMachine.resolveState({ value: 'notRun', context: { ...record, error } }),
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
        input: { kept: [] },
        snapshot: attachmentsMachine.resolveState({
          value: { inspection: 'idle', transfer: 'idle' },
          context: {
            refused: [],
            request: 'RQ1',
            files: [
              { id: 'F', name: 'a.png', size: 1, state: 'failed', type: 'image/png', sentBytes: 0, error },
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

describe('The view of a write whose answer was lost', () => {
  it.each(Object.entries(VIEWS))(
    '%s: says that it may have happened, and that of a refusal does not',
    (_, view) => {
      const MAYBE = /may have|may be|anyway/
      expect(renderToStaticMarkup(view(LOST))).toMatch(MAYBE)
      expect(renderToStaticMarkup(view(REFUSED))).not.toMatch(MAYBE)
    },
  )
})
