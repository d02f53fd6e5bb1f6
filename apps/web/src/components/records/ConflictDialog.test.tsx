// @vitest-environment jsdom
import { type ReadRecord, type RecordEditRef, type RecordFields, recordEditMachine } from '@portal/machines'
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { mount } from '../../ui/testing/mount.tsx'
import { ConflictDialog } from './ConflictDialog.tsx'

vi.mock('../../app/context.ts', () => ({
  useI18n: () => ({
    t: (key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' '),
  }),
}))

// jsdom does not implement dialogs.
Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined, close: () => undefined })
vi.stubGlobal('matchMedia', () => ({ matches: false }))

const RECORD = { Id: 'R1', Version: 1, City: 'Gent', Floor: '2', Owner: 'Ada', Batch: '1' }
const THEIRS = { ...RECORD, Version: 2, City: 'Aalst', Floor: '4', Owner: 'Bo', Batch: '2' }

const sent: RecordFields[] = []
let unmount = () => undefined as void
afterEach(() => {
  unmount()
  sent.length = 0
})

/** Opens the dialog after local changes to city and floor and remote changes to every field. */
const meet = async (): Promise<RecordEditRef> => {
  const edit = createActor(
    recordEditMachine.provide({
      actors: {
        readRecord: fromPromise<ReadRecord, { id: string }>(async () => ({ record: RECORD, at: 0 })),
        writeRecord: fromPromise<ReadRecord, { record: RecordFields; changes: RecordFields }>(
          async ({ input: { record, changes } }) => {
            sent.push(changes)
            if (record['Version'] === 1)
              throw Object.assign(new Error(), { code: 'Error', status: 409, current: THEIRS })
            return { record: { ...record, ...changes }, at: 0 }
          },
        ),
      },
    }),
    { input: { id: 'R1' } },
  ).start()
  await waitFor(edit, ({ value }) => value === 'viewing')
  edit.send({ type: 'EDIT' })
  edit.send({ type: 'CHANGE', field: 'City', value: 'Brugge' })
  edit.send({ type: 'CHANGE', field: 'Floor', value: '3' })
  edit.send({ type: 'SAVE' })
  await waitFor(edit, (snapshot) => snapshot.matches({ editing: 'conflict' }))
  sent.length = 0
  unmount = mount(
    <ConflictDialog
      edit={edit}
      labelOf={(field) => `the ${field}`}
      written={(_, value) => `“${String(value)}”`}
      isReported={(field) => field !== 'Batch'}
    />,
  )
  return edit
}

const press = (label: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click(),
  )

describe('ConflictDialog', () => {
  it('shows both values of a field, and remote-only changes to the fields that the screen reports', async () => {
    await meet()
    const text = document.body.textContent ?? ''
    expect(text).toContain('the City')
    expect(text).toContain('conflict.mine “Brugge”')
    expect(text).toContain('conflict.theirs “Aalst”')
    expect(text).toContain('conflict.change the Owner “Ada” “Bo”')
    expect(text).not.toContain('Batch')
  })

  it.each([
    ['conflict.merge', [{ City: 'Brugge' }]],
    ['conflict.keepMine', [{ City: 'Brugge', Floor: '3' }]],
    ['conflict.takeTheirs', []],
  ] as const)('writes only the local values that “%s” keeps', async (label, writes) => {
    const edit = await meet()
    const theirs = document.querySelector<HTMLInputElement>('input[name="Floor"]:not(:checked)')
    act(() => theirs?.click())
    await press(label)
    await waitFor(edit, ({ value }) => value === 'saved' || value === 'viewing')
    expect(sent).toEqual(writes)
  })
})
