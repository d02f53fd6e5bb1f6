import { defineModel, done, failed } from '@portal/paths'
import {
  type SlotPickerSnapshot,
  selectHasEarlier,
  selectHasLater,
  selectPlannedSlot,
  selectSlotDay,
  selectSlotViewState,
  slotPickerMachine,
} from './machine.ts'

const NINE = '2026-05-25T07:00:00.000Z'
const TEN = '2026-05-25T08:00:00.000Z'
const offered = (...free: readonly string[]) => [NINE, TEN].map((At) => ({ At, IsFree: free.includes(At) }))
const TAKEN = { code: 'Error', status: 409 } as const
const LOST = { code: 'FAILEDTOLOAD' } as const

const refusalOf = (snapshot: SlotPickerSnapshot): string | null => {
  const refusal = snapshot.context.refusal
  return refusal?.kind === 'refused' ? refusal.failure.code : (refusal?.kind ?? null)
}

/** Two weeks with two slots; someone else can take the first slot. */
export const slotPickerModel = defineModel(slotPickerMachine, {
  inputs: [{ firstDay: 20_598, weeks: 2, week: 0, view: 'calendar' }],
  events: [
    { type: 'EARLIER' },
    { type: 'LATER' },
    { type: 'SHOW_AS', view: 'list' },
    { type: 'SHOW_AS', view: 'calendar' },
    { type: 'CHOOSE', at: NINE },
    { type: 'CHOOSE', at: TEN },
    { type: 'CONFIRM', version: 3, intent: 'first' },
    { type: 'RETRY' },
    { type: 'BACK' },
    done('readSlots', offered(NINE)),
    done('readSlots', offered()),
    failed('readSlots', LOST),
    done('planSlot'),
    failed('planSlot', TAKEN),
    failed('planSlot', LOST),
    failed('planSlot', { code: 'UNEXPECTED', status: 500 }),
    failed('planSlot', { code: 'UNKNOWNREQUEST', status: 200 }),
  ],
  key: ({ context }) => ({
    week: context.week,
    view: context.view,
    free: context.slots ? context.slots.filter(({ IsFree }) => IsFree).length : null,
    chosen: context.chosen ?? null,
    isChecking: context.isChecking,
    refusedWith: context.refusal ? JSON.stringify(context.refusal) : null,
    error: context.error?.code ?? null,
    plan: context.plan ? `${context.plan.at} ${context.plan.intent}` : null,
  }),
  facts: (snapshot) => ({
    viewState: selectSlotViewState(snapshot),
    day: selectSlotDay(snapshot),
    view: snapshot.context.view,
    free: snapshot.context.slots?.filter(({ IsFree }) => IsFree).length ?? null,
    chosen: snapshot.context.chosen ?? null,
    refusal: refusalOf(snapshot),
    code: snapshot.context.error?.code ?? null,
    planned: selectPlannedSlot(snapshot) ?? null,
    hasEarlier: selectHasEarlier(snapshot),
    hasLater: selectHasLater(snapshot),
  }),
  interrupts: {
    'planning loses the connection and is retried': [failed('planSlot', LOST), { type: 'RETRY' }],
    'the user opens another week and returns': [{ type: 'LATER' }, { type: 'EARLIER' }],
  },
  laws: {
    'a slot taken by someone else is deselected': (_, { after }) => {
      const later = after(failed('planSlot', TAKEN), done('readSlots', offered()))
      return (
        later === undefined || (later.context.chosen === undefined && later.context.refusal?.kind === 'taken')
      )
    },
    'RETRY sends the same plan': (snapshot, { after }) => {
      const again = after(failed('planSlot', LOST), { type: 'RETRY' })
      return (
        again === undefined ||
        (again.matches('sending') &&
          JSON.stringify(again.context.plan) === JSON.stringify(snapshot.context.plan))
      )
    },
    'another week keeps the chosen slot': (snapshot, { after }) => {
      const later = after({ type: 'LATER' })
      return later === undefined || later.context.chosen === snapshot.context.chosen
    },
  },
  limit: 6_000,
})
