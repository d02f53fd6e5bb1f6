// @vitest-environment jsdom
import { type RecordFields, recordEditMachine } from '@portal/machines'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { mount } from '../../ui/testing/mount.tsx'
import { standInPopovers } from '../../ui/testing/popovers.ts'
import { RecordActions } from './RecordActions.tsx'
import type { RecordScreen } from './recordScreen.ts'

vi.mock('../../app/context.ts', () => ({ useI18n: () => ({ t: (key: string) => key }) }))

const SCREEN: Pick<RecordScreen, 'editable'> = { editable: ['Name'] }

let unmount = () => undefined as void
beforeEach(standInPopovers)
afterEach(() => unmount())

describe('RecordActions', () => {
  it('keeps the focus on a button during a refetch and ignores presses until it ends', async () => {
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

  it.each([
    [3, false, ['act1', 'act2', 'common.edit'], []],
    [4, false, ['act1', 'act2', 'record.moreActions'], ['act3', 'common.edit']],
    [3, true, ['act1', 'act2', 'record.moreActions'], ['common.edit']],
  ])(
    'collapses surplus actions into a menu (%i actions, on a phone: %s)',
    (count, isCompact, seen, behind) => {
      const edit = createActor(recordEditMachine, { input: { id: 'R1' } })
      const actions = Array.from({ length: count - 1 }, (_, at) => ({
        key: `act${at + 1}`,
        label: `act${at + 1}`,
        icon: () => null,
        isOffered: () => true,
        does: { changes: {} },
      })) as unknown as NonNullable<RecordScreen['actions']>
      unmount = mount(
        <RecordActions
          screen={{ ...SCREEN, actions } as RecordScreen}
          edit={edit}
          record={{ Id: 'R1' }}
          isCompact={isCompact}
        />,
      )
      const buttons = [...document.querySelectorAll('button')]
      expect(buttons.map((one) => one.getAttribute('aria-label') ?? one.textContent)).toEqual(seen)
      act(() => document.querySelector<HTMLElement>('[aria-haspopup=menu]')?.click())
      const inMenu = [...document.querySelectorAll('[role=menuitem]')]
      expect(inMenu.map(({ textContent }) => textContent)).toEqual(behind)
    },
  )
})
