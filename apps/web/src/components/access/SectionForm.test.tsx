// @vitest-environment jsdom
import { type ReadRecord, type RecordFields, recordEditMachine } from '@portal/machines'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { mount, press } from '../../ui/testing/mount.tsx'
import { SectionForm } from './SectionForm.tsx'
import { CARDS, PLUG } from './sections.ts'

vi.mock('../../app/context.ts', () => ({ useI18n: () => ({ t: (key: string) => key, formats: {} }) }))

interface SentWrite {
  record: RecordFields
  changes: RecordFields
}

let unmount = () => undefined as void
afterEach(() => unmount())

it('the section form saves on Ctrl+S and asks for confirmation on Escape', async () => {
  const record = { Id: 'PL1', isPlugCharge: false }
  const edit = createActor(
    recordEditMachine.provide({
      actors: {
        readRecord: fromPromise<ReadRecord, { id: string }>(() => Promise.resolve({ record, at: 0 })),
        writeRecord: fromPromise<ReadRecord, SentWrite>(() => new Promise(() => {})),
      },
    }),
    { input: { id: 'PL1' } },
  ).start()
  await waitFor(edit, ({ value }) => value === 'viewing')
  edit.send({ type: 'EDIT' })
  const specs = { isPlugCharge: { kind: 'switch', label: 'Plug and charge' } } as const
  unmount = mount(<SectionForm section={PLUG} edit={edit} specs={specs} fields={record} />)
  act(() => edit.send({ type: 'CHANGE', field: 'isPlugCharge', value: true }))
  press('Escape')
  expect(edit.getSnapshot().value).toBe('confirming')
  act(() => edit.send({ type: 'STAY' }))
  press('s', { ctrlKey: true })
  expect(edit.getSnapshot().value).toBe('saving')
})

it('the section form resets a whitelist group together with its list', async () => {
  const record = { Id: 'PL1', WhitelistGroup: 'WG1', whitelistTokenGroup: 'TG1' }
  const edit = createActor(
    recordEditMachine.provide({
      actors: {
        readRecord: fromPromise<ReadRecord, { id: string }>(() => Promise.resolve({ record, at: 0 })),
      },
    }),
    { input: { id: 'PL1' } },
  ).start()
  await waitFor(edit, ({ value }) => value === 'viewing')
  edit.send({ type: 'EDIT' })
  const from = { options: [], error: undefined, retry: () => undefined }
  const specs = {
    WhitelistGroup: { kind: 'select', label: 'Group', from },
    whitelistTokenGroup: { kind: 'select', label: 'List', from },
  } as const
  act(() => edit.send({ type: 'CHANGE', field: 'WhitelistGroup', value: 'WG2' }))
  act(() => edit.send({ type: 'CHANGE', field: 'whitelistTokenGroup', value: '' }))
  unmount = mount(<SectionForm section={CARDS} edit={edit} specs={specs} fields={record} />)
  act(() =>
    document
      .querySelector<HTMLElement>('[data-field="whitelistTokenGroup"] [aria-label="common.undoChange"]')
      ?.click(),
  )
  expect(edit.getSnapshot().context.changes).toEqual({})
})
