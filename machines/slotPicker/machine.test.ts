import { settle } from '@portal/paths'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import {
  type OfferedSlot,
  SLOTS_TIMEOUT_MS,
  type SlotPlan,
  selectHasEarlier,
  selectHasLater,
  selectSlotDay,
  selectSlotViewState,
  slotPickerMachine,
} from './machine.ts'

const NINE = '2026-05-25T07:00:00.000Z'
const TEN = '2026-05-25T08:00:00.000Z'
const MONDAY = 20_598

/** Opens a picker with two slots and scripted responses. `taken`: slots of other people. */
const open = async (answers: readonly (object | 'never' | 'ok')[] = []) => {
  const taken = new Set<string>()
  const plans: (SlotPlan | undefined)[] = []
  const days: number[] = []
  const clock = new SimulatedClock()
  const left = [...answers]
  const picker = createActor(
    slotPickerMachine.provide({
      actors: {
        readSlots: fromPromise<readonly OfferedSlot[], { day: number }>(async ({ input }) => {
          days.push(input.day)
          return [NINE, TEN].map((At) => ({ At, IsFree: !taken.has(At) }))
        }),
        planSlot: fromPromise<void, SlotPlan | undefined>(async ({ input }) => {
          plans.push(input)
          const answer = left.shift() ?? 'ok'
          if (answer === 'never') await new Promise<never>(() => {})
          if (answer !== 'ok') await Promise.reject(answer)
        }),
      },
    }),
    { input: { firstDay: MONDAY, weeks: 2, week: 0, view: 'calendar' }, clock },
  ).start()
  await settle()
  const now = () => picker.getSnapshot()
  const plan = async (at: string) => {
    picker.send({ type: 'CHOOSE', at })
    picker.send({ type: 'CONFIRM', version: 3, intent: 'first' })
    await settle()
  }
  return { picker, taken, plans, days, clock, now, plan }
}

describe('The slot picker', () => {
  it('moves between the offered weeks and keeps the chosen slot', async () => {
    const { picker, days, now } = await open()
    expect([selectHasEarlier(now()), selectHasLater(now())]).toEqual([false, true])
    picker.send({ type: 'CHOOSE', at: NINE })
    picker.send({ type: 'LATER' })
    expect(now().context.slots).toBeUndefined()
    await settle()
    picker.send({ type: 'LATER' })
    expect(selectSlotDay(now())).toBe(MONDAY + 7)
    expect([selectHasEarlier(now()), selectHasLater(now())]).toEqual([true, false])
    expect(now().context.chosen).toBe(NINE)
    expect(days).toEqual([MONDAY, MONDAY + 7])
  })

  it('accepts only free slots and plans nothing without a chosen slot', async () => {
    const { picker, taken, plans, now } = await open()
    picker.send({ type: 'CONFIRM', version: 3, intent: 'first' })
    taken.add(NINE)
    picker.send({ type: 'LATER' })
    await settle()
    picker.send({ type: 'CHOOSE', at: NINE })
    expect(now().context.chosen).toBeUndefined()
    expect(plans).toEqual([])
  })
})

describe('A planned slot', () => {
  it('is sent with the version the person last read', async () => {
    const { plans, now, plan } = await open()
    await plan(NINE)
    expect(plans).toEqual([{ at: NINE, version: 3, intent: 'first' }])
    expect(selectSlotViewState(now())).toBe('planned')
  })

  it('is reported as taken if someone else was faster, and the slots are reread', async () => {
    const { taken, days, now, plan } = await open([{ code: 'Error', status: 409 }])
    taken.add(NINE)
    await plan(NINE)
    expect(days).toHaveLength(2)
    expect(selectSlotViewState(now())).toBe('picking')
    expect(now().context.refusal).toEqual({ kind: 'taken' })
    expect(now().context.chosen).toBeUndefined()
  })

  it('can be confirmed again after a version conflict if it is still free', async () => {
    const { picker, plans, now, plan } = await open([{ code: 'Error', status: 409 }])
    await plan(NINE)
    expect(now().context.refusal).toEqual({ kind: 'changed' })
    expect(now().context.chosen).toBe(NINE)
    picker.send({ type: 'CONFIRM', version: 4, intent: 'second' })
    await settle()
    expect(plans[1]).toEqual({ at: NINE, version: 4, intent: 'second' })
    expect(selectSlotViewState(now())).toBe('planned')
  })

  it('is retried with the same idempotency key after a timeout', async () => {
    const { picker, plans, clock, now, plan } = await open(['never'])
    await plan(TEN)
    clock.increment(SLOTS_TIMEOUT_MS)
    expect(selectSlotViewState(now())).toBe('unconfirmed')
    picker.send({ type: 'RETRY' })
    await settle()
    expect(plans[1]).toEqual(plans[0])
    expect(selectSlotViewState(now())).toBe('planned')
  })

  it('shows a rejection until another slot is chosen', async () => {
    const { picker, now, plan } = await open([{ code: 'UNKNOWNREQUEST', status: 200 }])
    await plan(NINE)
    expect(now().context.refusal).toMatchObject({ kind: 'refused', failure: { code: 'UNKNOWNREQUEST' } })
    picker.send({ type: 'CHOOSE', at: TEN })
    expect(now().context.refusal).toBeUndefined()
  })
})
