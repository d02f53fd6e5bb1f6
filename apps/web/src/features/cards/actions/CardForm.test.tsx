// @vitest-environment jsdom
import { type ReadRecord, type RecordFields, recordEditMachine } from '@portal/machines'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { ReadToken } from '../../../services/readers/cards.ts'
import { mount, press } from '../../../ui/testing/mount.tsx'
import { CardForm } from './CardForm.tsx'

vi.mock('../../../app/context.ts', () => ({ useI18n: () => ({ t: (key: string) => key }) }))
vi.mock('./wiring.ts', () => ({ useCardActor: () => ({ roles: ['User'], contactId: 'RC1' }) }))

interface SentWrite {
  record: RecordFields
  changes: RecordFields
}

let unmount = () => undefined as void
afterEach(() => unmount())

it('the card form saves on Ctrl+S, asks for confirmation on Escape, and resets a field to its saved value', async () => {
  const card: Pick<ReadToken, 'Id' | 'Description' | 'Links'> = {
    Id: 'T000001',
    Description: 'Van 7',
    Links: {},
  }
  const edit = createActor(
    recordEditMachine.provide({
      actors: {
        readRecord: fromPromise<ReadRecord, { id: string }>(() =>
          Promise.resolve({ record: { ...card }, at: 0 }),
        ),
        writeRecord: fromPromise<ReadRecord, SentWrite>(() => new Promise(() => {})),
      },
    }),
    { input: { id: card.Id } },
  ).start()
  await waitFor(edit, ({ value }) => value === 'viewing')
  edit.send({ type: 'EDIT' })
  unmount = mount(
    <CardForm edit={edit} card={card as ReadToken} names={new Map()} onName={() => undefined} />,
  )
  act(() => edit.send({ type: 'CHANGE', field: 'Description', value: 'Van 12' }))
  press('Escape')
  expect(edit.getSnapshot().value).toBe('confirming')
  act(() => edit.send({ type: 'STAY' }))
  act(() => document.querySelector<HTMLElement>('[aria-label="common.undoChange"]')?.click())
  expect(document.querySelector('input')?.value).toBe('Van 7')
  expect(document.activeElement).toBe(document.querySelector('input'))
  act(() => edit.send({ type: 'CHANGE', field: 'Description', value: 'Van 12' }))
  press('s', { ctrlKey: true })
  expect(edit.getSnapshot().value).toBe('saving')
})
