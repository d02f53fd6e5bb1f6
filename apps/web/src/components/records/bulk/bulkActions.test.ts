import { genericCalls } from '@portal/schemas'
import { Check } from 'lucide-react'
import { describe, expect, it, vi } from 'vitest'
import type { Bco } from '../../../services/bco.ts'
import type { RecordAction } from '../recordScreen.ts'
import { bulkActionsOf, writeOne } from './bulkActions.ts'

const routes = genericCalls('alarm', 'Alarm')
const action = (key: string, more: Partial<RecordAction>): RecordAction => ({
  key,
  label: 'common.edit',
  icon: Check,
  isOffered: () => true,
  does: { changes: { Status: 'CLOSED' } },
  ...more,
})
const keysOf = (all: ReturnType<typeof bulkActionsOf>) => all.map(({ key }) => key)

describe('bulkActionsOf', () => {
  it('returns only the actions that change fields without asking for input', () => {
    const actions = [
      action('close', {}),
      action('run', { does: { command: 'run' } }),
      action('reject', { asks: 'Reason' }),
    ]
    expect(keysOf(bulkActionsOf({ actions, routes }))).toEqual(['close'])
    expect(keysOf(bulkActionsOf({ actions, routes: { ...routes, createupdate: undefined } }))).toEqual([])
  })
})

describe('writeOne', () => {
  it('sends the changes with the version of the record that was read', async () => {
    const callWhole = vi.fn(async () => ({ data: { Id: 'A1' }, at: 0 }))
    const bco = { callWhole, now: () => 1_000 } as unknown as Bco
    const [assign] = bulkActionsOf({ routes }, [
      {
        key: 'assign',
        label: 'common.edit',
        icon: Check,
        isOffered: () => true,
        does: { changes: (AssignedTo, now) => ({ AssignedTo, SnoozedUntil: now }) },
      },
    ])
    if (!assign) throw new Error('There is no action.')
    await writeOne(bco, routes, { action: assign, value: 'Ann' }, { Id: 'A1', Version: 7 } as never, {})
    expect(callWhole.mock.calls[0]).toEqual([
      routes.createupdate,
      { body: { Id: 'A1', Version: 7, AssignedTo: 'Ann', SnoozedUntil: 1_000 } },
      {},
    ])
  })
})
