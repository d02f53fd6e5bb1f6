import { type ActorRefFrom, type SnapshotFrom, setup } from 'xstate'

/** How much of the room the sheet takes at each stop: little more than its handle, half, all. */
export type SheetStop = 'low' | 'half' | 'full'

export type ListSheetEvent =
  | { type: 'LIST' }
  | { type: 'BOTH' }
  | { type: 'MAP' }
  | { type: 'OPEN' }
  /** It was let go where it takes this share of the room. */
  | { type: 'DROP'; share: number }

/** Below this share it comes to rest low, above the other one full. */
const LOW_BELOW = 0.3
const FULL_ABOVE = 0.75

const shareOf = ({ event }: { event: { readonly share: number } }) => event.share

/** The sheet that holds the list over the map on a phone: three stops, which buttons reach as well as dragging (B 20). */
export const listSheetMachine = setup({
  types: {
    events: {} as ListSheetEvent,
    context: {} as { readonly first: SheetStop },
    input: {} as { readonly stop: SheetStop },
  },
  guards: {
    beginsLow: ({ context }) => context.first === 'low',
    beginsFull: ({ context }) => context.first === 'full',
    isLow: (_, share: number) => share < LOW_BELOW,
    isFull: (_, share: number) => share > FULL_ABOVE,
  },
}).createMachine({
  id: 'listSheet',
  description: 'How far the list covers the map on a phone.',
  context: ({ input }) => ({ first: input.stop }),
  initial: 'beginning',
  on: {
    LIST: '.full',
    BOTH: '.half',
    MAP: '.low',
    DROP: [
      { guard: { type: 'isLow', params: shareOf }, target: '.low' },
      { guard: { type: 'isFull', params: shareOf }, target: '.full' },
      { target: '.half' },
    ],
  },
  states: {
    beginning: {
      description: 'As the address says.',
      always: [
        { guard: 'beginsLow', target: 'low' },
        { guard: 'beginsFull', target: 'full' },
        { target: 'half' },
      ],
    },
    low: {
      description: 'The map is seen whole; of the list only its head.',
      // An opened part has to be seen.
      on: { OPEN: 'half' },
    },
    half: { description: 'Map and list share the room.' },
    full: { description: 'The list covers the map.' },
  },
})

export type ListSheetMachine = typeof listSheetMachine
export type ListSheetRef = ActorRefFrom<ListSheetMachine>

/** Where the sheet rests. */
export const selectSheetStop = (snapshot: SnapshotFrom<ListSheetMachine>): SheetStop => {
  if (snapshot.matches('low')) return 'low'
  return snapshot.matches('full') ? 'full' : 'half'
}
