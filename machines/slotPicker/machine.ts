import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import {
  FAILED_TO_LOAD,
  type Failure,
  failureOf,
  isUnanswered,
  mayPass,
  notProvided,
  saysChanged,
} from '../failure.ts'

/** Timeout for reading slots or sending a plan; counts as FAILEDTOLOAD. */
export const SLOTS_TIMEOUT_MS = 30_000

const WEEK_DAYS = 7

export interface OfferedSlot {
  readonly At: string
  readonly IsFree: boolean
}

export type SlotView = 'calendar' | 'list'

/** Reason why the chosen slot was not planned. */
export type SlotRefusal =
  /** Another request has taken the slot. */
  | { readonly kind: 'taken' }
  /** The request itself has changed; the slot is still free. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'refused'; readonly failure: Failure }

/** A plan as sent. A retry sends the same plan, so the visit is planned only once. */
export interface SlotPlan {
  readonly at: string
  readonly version: number
  readonly intent: string
}

export interface SlotPickerInput {
  /** First local day of the first offered week, in days since 1970. */
  readonly firstDay: number
  readonly weeks: number
  /** Zero-based index of the current week. */
  readonly week: number
  readonly view: SlotView
}

export interface SlotPickerContext extends SlotPickerInput {
  /** Slots of the current week; undefined until they are read. */
  readonly slots: readonly OfferedSlot[] | undefined
  readonly chosen: string | undefined
  /** True after a conflict, whose cause the next read of the slots determines. */
  readonly isChecking: boolean
  readonly refusal: SlotRefusal | undefined
  readonly error: Failure | undefined
  readonly plan: SlotPlan | undefined
}

export type SlotPickerEvent =
  | { type: 'EARLIER' }
  | { type: 'LATER' }
  | { type: 'SHOW_AS'; view: SlotView }
  | { type: 'CHOOSE'; at: string }
  | { type: 'CONFIRM'; version: number; intent: string }
  | { type: 'RETRY' }
  /** Returns to the slots from a planned visit or an unconfirmed plan. */
  | { type: 'BACK' }

const dayOf = ({ firstDay, week }: SlotPickerContext): number => firstDay + week * WEEK_DAYS

/** Drops the chosen slot and records 'taken' if someone else has it. After any other conflict, records 'changed'. */
const checked = (context: SlotPickerContext, slots: readonly OfferedSlot[]) => {
  const { chosen, isChecking, refusal } = context
  const isGone = slots.some(({ At, IsFree }) => At === chosen && !IsFree)
  if (isGone) return { chosen: undefined, refusal: { kind: 'taken' } as const }
  return { chosen, refusal: isChecking ? ({ kind: 'changed' } as const) : refusal }
}

/** Picks a slot for a visit (S2): shows the slots week by week, then plans the visit and shows the result. */
export const slotPickerMachine = setup({
  types: {
    context: {} as SlotPickerContext,
    events: {} as SlotPickerEvent,
    input: {} as SlotPickerInput,
    tags: {} as 'busy',
  },
  actors: {
    readSlots: notProvided<readonly OfferedSlot[], { day: number }>('readSlots'),
    planSlot: notProvided<void, SlotPlan | undefined>('planSlot'),
  },
  actions: {
    goBy: assign(({ context }, { weeks }: { weeks: number }) => ({
      week: context.week + weeks,
      slots: undefined,
      error: undefined,
    })),
    keep: assign(({ context }, { slots }: { slots: readonly OfferedSlot[] }) => ({
      slots,
      isChecking: false,
      error: undefined,
      ...checked(context, slots),
    })),
    showAs: assign((_, { view }: { view: SlotView }) => ({ view })),
    choose: assign((_, { at }: { at: string }) => ({ chosen: at, refusal: undefined })),
    plan: assign(({ context }, { version, intent }: { version: number; intent: string }) => ({
      plan: { at: context.chosen ?? '', version, intent },
      refusal: undefined,
    })),
    check: assign({ isChecking: true }),
    refuse: assign((_, failure: Failure) => ({ refusal: { kind: 'refused', failure } as const })),
    fail: assign((_, error: Failure) => ({ error })),
    dropError: assign({ error: undefined }),
  },
  guards: {
    hasEarlier: ({ context }) => context.week > 0,
    hasLater: ({ context }) => context.week < context.weeks - 1,
    isFree: ({ context }, { at }: { at: string }) =>
      context.slots?.some(({ At, IsFree }) => At === at && IsFree) ?? false,
    hasChosen: ({ context }) => context.chosen !== undefined,
    saysChanged: (_, failure: Failure) => saysChanged(failure),
    mayComeAnyway: (_, failure: Failure) => isUnanswered(failure) || mayPass(failure),
  },
  delays: { READ_TIMEOUT: SLOTS_TIMEOUT_MS, PLAN_TIMEOUT: SLOTS_TIMEOUT_MS },
}).createMachine({
  id: 'slotPicker',
  description: 'Chooses the time of a visit (S2).',
  context: ({ input }) => ({
    ...input,
    slots: undefined,
    chosen: undefined,
    isChecking: false,
    refusal: undefined,
    error: undefined,
    plan: undefined,
  }),
  initial: 'reading',
  on: { SHOW_AS: { actions: { type: 'showAs', params: ({ event }) => event } } },
  states: {
    reading: {
      description: 'The slots of a week are being read; a chosen slot is dropped if it is no longer free.',
      tags: 'busy',
      invoke: {
        id: 'readSlots',
        src: 'readSlots',
        input: ({ context }) => ({ day: dayOf(context) }),
        onDone: {
          target: 'picking',
          actions: { type: 'keep', params: ({ event }) => ({ slots: event.output }) },
        },
        onError: {
          target: 'unread',
          actions: { type: 'fail', params: failureOf },
        },
      },
      after: { READ_TIMEOUT: { target: 'unread', actions: { type: 'fail', params: FAILED_TO_LOAD } } },
      on: {
        EARLIER: {
          guard: 'hasEarlier',
          target: 'reading',
          reenter: true,
          actions: { type: 'goBy', params: { weeks: -1 } },
        },
        LATER: {
          guard: 'hasLater',
          target: 'reading',
          reenter: true,
          actions: { type: 'goBy', params: { weeks: 1 } },
        },
      },
    },
    unread: {
      description: 'The slots could not be read, with the reason.',
      on: { RETRY: { target: 'reading', actions: 'dropError' } },
    },
    picking: {
      description: 'A week shows free and taken slots; the person chooses a free one.',
      on: {
        CHOOSE: {
          guard: { type: 'isFree', params: ({ event }) => event },
          actions: { type: 'choose', params: ({ event }) => event },
        },
        EARLIER: {
          guard: 'hasEarlier',
          target: 'reading',
          actions: { type: 'goBy', params: { weeks: -1 } },
        },
        LATER: { guard: 'hasLater', target: 'reading', actions: { type: 'goBy', params: { weeks: 1 } } },
        CONFIRM: {
          guard: 'hasChosen',
          target: 'sending',
          actions: { type: 'plan', params: ({ event }) => event },
        },
      },
    },
    sending: {
      description: 'The plan is sent once; no other slot can be chosen.',
      tags: 'busy',
      invoke: {
        id: 'planSlot',
        src: 'planSlot',
        input: ({ context }) => context.plan,
        onDone: 'planned',
        onError: [
          {
            guard: { type: 'saysChanged', params: failureOf },
            target: 'reading',
            actions: 'check',
          },
          {
            guard: { type: 'mayComeAnyway', params: failureOf },
            target: 'unconfirmed',
            actions: { type: 'fail', params: failureOf },
          },
          {
            target: 'picking',
            actions: { type: 'refuse', params: failureOf },
          },
        ],
      },
      after: {
        PLAN_TIMEOUT: { target: 'unconfirmed', actions: { type: 'fail', params: FAILED_TO_LOAD } },
      },
    },
    unconfirmed: {
      description:
        'The plan failed or its outcome is unknown; a retry sends the same plan, which is made once.',
      on: {
        RETRY: { target: 'sending', actions: 'dropError' },
        BACK: { target: 'reading', actions: 'dropError' },
      },
    },
    planned: {
      description: 'The slot is planned; the person may choose a different one.',
      on: { BACK: 'reading' },
    },
  },
})

export type SlotPickerMachine = typeof slotPickerMachine
export type SlotPickerRef = ActorRefFrom<SlotPickerMachine>
export type SlotPickerSnapshot = SnapshotFrom<SlotPickerMachine>

export type SlotPickerViewState = 'reading' | 'unread' | 'picking' | 'sending' | 'unconfirmed' | 'planned'

export const selectSlotViewState = (snapshot: SlotPickerSnapshot): SlotPickerViewState => snapshot.value
/** First local day of the current week, in days since 1970. */
export const selectSlotDay = ({ context }: SlotPickerSnapshot): number => dayOf(context)
export const selectHasEarlier = (snapshot: SlotPickerSnapshot): boolean => snapshot.can({ type: 'EARLIER' })
export const selectHasLater = (snapshot: SlotPickerSnapshot): boolean => snapshot.can({ type: 'LATER' })
export const selectPlannedSlot = ({ context }: SlotPickerSnapshot): string | undefined => context.plan?.at
