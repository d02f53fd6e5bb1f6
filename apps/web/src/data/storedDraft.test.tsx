// @vitest-environment jsdom
import { type PortalRef, type ReadRecord, type RecordEditRef, recordEditMachine } from '@portal/machines'
import { useActorRef } from '@xstate/react'
import { act, StrictMode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fromPromise, waitFor } from 'xstate'
import { readUnsaved } from '../services/unsavedEdits.ts'
import { mount } from '../ui/testing/mount.tsx'
import { useKeepRecordDraft, useStoredRecordDraft } from './storedDraft.ts'
import { createUnsaved } from './unsaved.ts'

const RECORD = { Id: 'R1', Version: 2, City: 'Gent' }
/** Signed-in user when the view unmounts; without one, `reason` is the reason for the sign-out. */
const stage = vi.hoisted(() => ({ person: undefined as string | undefined, reason: 'expired' }))
const unsaved = createUnsaved({ getSnapshot: () => ({}) } as PortalRef)
vi.mock('../app/context.ts', () => ({
  useSystem: () => ({ unsaved }),
  useUserInfo: () => ({ RelationContact: { Id: 'P1' } }),
}))
vi.mock('@portal/machines', async (original) => ({
  ...(await original<object>()),
  selectUserInfo: () => stage.person && { RelationContact: { Id: stage.person } },
  selectSignIn: () => ({ getSnapshot: () => ({}) }),
  selectSignInViewState: () => (stage.person ? 'signedIn' : 'signedOut'),
  selectSignOutReason: () => stage.reason,
}))

afterEach(() => sessionStorage.clear())

/**
 * Opens a record, types a city unless `isTyped` is false, and unmounts the view with the session in the state of
 * `end`, by default expired. Returns the restored changes.
 */
const type = async (
  end: { person?: string; reason?: string },
  { isForm = true, isTyped = true }: { isForm?: boolean; isTyped?: boolean } = {},
) => {
  let edit: RecordEditRef | undefined
  const Form = () => {
    const name = isForm ? 'R1' : undefined
    const { draft, forgetDraft } = useStoredRecordDraft(name)
    const actor = useActorRef(
      recordEditMachine.provide({
        actors: {
          readRecord: fromPromise<ReadRecord, { id: string }>(async () => ({ record: RECORD, at: 0 })),
        },
        actions: { forgetDraft },
      }),
      { input: { id: 'R1', draft } },
    )
    useKeepRecordDraft(name, actor)
    edit = actor
    return null
  }
  const unmount = mount(
    <StrictMode>
      <Form />
    </StrictMode>,
  )
  if (!edit) throw new Error('The record machine was not started.')
  await waitFor(edit, ({ value }) => value !== 'reading')
  const resumed = edit.getSnapshot().context.changes
  if (isTyped) {
    edit.send({ type: 'EDIT' })
    edit.send({ type: 'CHANGE', field: 'City', value: 'Brugge' })
  }
  Object.assign(stage, { person: undefined, reason: 'expired', ...end })
  await act(async () => unmount())
  return resumed
}

describe('the stored draft', () => {
  it('contains unsaved changes after the session ended, and is restored once', async () => {
    expect(await type({})).toEqual({})
    expect(readUnsaved('P1', 'R1')).toMatchObject({ record: RECORD, changes: { City: 'Brugge' } })
    expect(await type({ person: 'P1' })).toEqual({ City: 'Brugge' })
    expect(readUnsaved('P1', 'R1')).toBeUndefined()
  })

  it('stays until the user edits, even if the record is shown without its form', async () => {
    await type({})
    expect(await type({ person: 'P1' }, { isTyped: false })).toEqual({ City: 'Brugge' })
    expect(await type({ person: 'P1' }, { isForm: false, isTyped: false })).toEqual({})
    expect(await type({ person: 'P1' })).toEqual({ City: 'Brugge' })
  })

  it.each([
    ['leaves the screen', { person: 'P1' }],
    ['signs out', { reason: 'requested' }],
  ])('is not kept when the user %s', async (_, end) => {
    await type(end)
    expect(readUnsaved('P1', 'R1')).toBeUndefined()
  })

  it.each(['{"v":1,"record":[],"changes":{}}', '{"v":1,"record":{}}'])(
    'is ignored if it is %j',
    async (stored) => {
      sessionStorage.setItem('charge-portal:unsaved:P1:R1', stored)
      expect(await type({ person: 'P1' })).toEqual({})
    },
  )
})
