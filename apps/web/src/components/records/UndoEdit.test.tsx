// @vitest-environment jsdom
import { type ReadRecord, type RecordFields, recordEditMachine } from '@portal/machines'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { createSavedEdits } from '../../data/savedEdits.ts'
import { UNDO_LIFETIME_MS } from '../../data/undoOffer.ts'
import { mount } from '../../ui/testing/mount.tsx'
import { UndoEdit } from './UndoEdit.tsx'

const NOW = 1_000
const savedEdits = createSavedEdits()
vi.mock('../../app/context.ts', () => ({
  useI18n: () => ({ t: (key: string) => key, formats: { time: String } }),
  useSystem: () => ({ savedEdits, bco: () => ({ now: () => NOW }) }),
}))

const SAVED = { Id: 'R1', Version: 2, City: 'Brugge' }
const UNDO = { record: SAVED, changes: { City: 'Gent' } }

let unmount = () => undefined as void
beforeEach(() => savedEdits.keep('P1', 'R1', { undo: UNDO, at: NOW }))
afterEach(() => {
  unmount()
  savedEdits.forget('P1', 'R1')
})

/** Renders the notice of a saved record as if the user returned to its screen. */
const comeBack = async (message?: string) => {
  const sent: RecordFields[] = []
  const edit = createActor(
    recordEditMachine.provide({
      actors: {
        readRecord: fromPromise<ReadRecord, { id: string }>(() => Promise.resolve({ record: SAVED, at: 0 })),
        writeRecord: fromPromise<ReadRecord, { record: RecordFields; changes: RecordFields }>(
          async ({ input: { record, changes } }) => {
            sent.push({ Version: record['Version'], ...changes })
            return { record: { ...record, ...changes, Version: 3 }, at: 0 }
          },
        ),
      },
      actions: { forgetUndo: () => savedEdits.forget('P1', 'R1') },
    }),
    { input: { id: 'R1' } },
  ).start()
  await waitFor(edit, ({ value }) => value === 'viewing')
  unmount = mount(<UndoEdit edit={edit} person="P1" id="R1" message={message} />)
  return { edit, sent }
}

const text = () => document.body.textContent

describe('UndoEdit', () => {
  it('undoes a save once, with the version that the save produced', async () => {
    const { edit, sent } = await comeBack()
    expect(text()).toContain('recordUndo.until')
    act(() => document.querySelector('button')?.click())
    await act(() => waitFor(edit, ({ value }) => value === 'undone'))
    expect(sent).toEqual([{ Version: 2, City: 'Gent' }])
    expect(text()).toBe('recordUndo.done')
    expect(savedEdits.get('P1', 'R1')).toBeUndefined()
  })

  it('shows the message of a recent save beside the undo', async () => {
    await comeBack('Saved')
    expect(text()).toContain('Saved')
    expect(text()).toContain('recordUndo.until')
  })

  it('offers no undo after the window ends, and forgets the saved edit', async () => {
    savedEdits.keep('P1', 'R1', { undo: UNDO, at: NOW - UNDO_LIFETIME_MS })
    await comeBack('Saved')
    expect(text()).toBe('Saved')
    expect(savedEdits.get('P1', 'R1')).toBeUndefined()
    expect(savedEdits.get('P2', 'R1')).toBeUndefined()
  })
})
