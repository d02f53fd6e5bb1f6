// @vitest-environment jsdom
import { type RecordFields, recordEditMachine } from '@portal/machines'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { mount } from '../../ui/testing/mount.tsx'
import { RecordActions } from './RecordActions.tsx'
import type { RecordScreen } from './recordScreen.ts'

vi.mock('../../app/context.ts', () => ({ useI18n: () => ({ t: (key: string) => key }) }))

const SCREEN: Pick<RecordScreen, 'editable'> = { editable: ['Name'] }

let unmount = () => undefined as void
afterEach(() => unmount())

it('A record that is read again leaves the focus on the button that was reached, which does nothing meanwhile', async () => {
  let answer = () => undefined as void
  const read = new Promise<{ record: RecordFields; at: number }>((resolve) => {
    answer = () => resolve({ record: { Id: 'R1' }, at: 0 })
  })
  const edit = createActor(recordEditMachine.provide({ actors: { readRecord: fromPromise(() => read) } }), {
    input: { id: 'R1' },
  }).start()
  unmount = mount(<RecordActions screen={SCREEN as RecordScreen} edit={edit} record={{ Id: 'R1' }} />)
  const button = document.querySelector('button')
  button?.focus()
  expect(document.activeElement).toBe(button)
  expect(button?.getAttribute('aria-disabled')).toBe('true')
  act(() => button?.click())
  expect(edit.getSnapshot().value).toBe('reading')
  await act(async () => {
    answer()
    await read
  })
  expect(document.activeElement).toBe(button)
  act(() => button?.click())
  expect(edit.getSnapshot().hasTag('form')).toBe(true)
})
