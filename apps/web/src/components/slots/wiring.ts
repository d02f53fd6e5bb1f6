import { type OfferedSlot, type SlotPickerRef, type SlotPlan, slotPickerMachine } from '@portal/machines'
import { DAY_MS, dayText, listSlots, localDay, planSlot, SLOT_WEEKS } from '@portal/schemas'
import { useActorRef } from '@xstate/react'
import { useSystem } from '../../app/context.ts'
import { fromPromise } from '../../data/fromPromise.ts'
import { inspected } from '../../data/inspection.ts'

const WEEK_DAYS = 7
/** From Friday on, the picker starts with the next week. */
const DAYS_AHEAD = 3

/** Returns the Monday of the week of a local day; day 0 was a Thursday. */
const mondayOf = (day: number): number => day - ((day + 3) % WEEK_DAYS)

/** Returns the index of the first week to show: that of the planned slot, else the first one with enough days left. */
const firstWeek = (now: number, slot: string | undefined): number => {
  const weekOf = (at: number) => (mondayOf(localDay(at)) - mondayOf(localDay(now))) / WEEK_DAYS
  const week = slot === undefined ? weekOf(now + DAYS_AHEAD * DAY_MS) : weekOf(Date.parse(slot))
  return Math.min(SLOT_WEEKS - 1, Math.max(0, week))
}

/** Returns the slot picker machine of a request, from this week on. */
export const useSlotPicker = (
  id: string,
  purpose: 'VISIT' | 'INSTALLATION',
  slot: string | undefined,
): SlotPickerRef => {
  const { bco } = useSystem()
  return useActorRef(
    slotPickerMachine.provide({
      actors: {
        readSlots: fromPromise<readonly OfferedSlot[], { day: number }>(async ({ input, signal }) => {
          const query = { from: dayText(input.day), days: WEEK_DAYS }
          const { data } = await bco().call(listSlots, { params: { id }, query }, { signal })
          return data
        }),
        planSlot: fromPromise<void, SlotPlan | undefined>(async ({ input, signal }) => {
          if (!input) return
          const body = { Version: input.version, Purpose: purpose, At: input.at }
          await bco().call(planSlot, { params: { id }, body }, { signal, intent: input.intent })
        }),
      },
    }),
    {
      input: {
        firstDay: mondayOf(localDay(bco().now())),
        weeks: SLOT_WEEKS,
        week: firstWeek(bco().now(), slot),
        view: 'calendar',
      },
      ...inspected,
    },
  )
}
