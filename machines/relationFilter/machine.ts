import { normalizeText, type RelationEntry } from '@portal/schemas'
import { type ActorRefFrom, assign, not, type SnapshotFrom, setup } from 'xstate'
import { FAILED_TO_LOAD, type Failure, failureOf, notProvided } from '../failure.ts'

/** Timeout of the list; counts as FAILEDTOLOAD. */
export const RELATION_LIST_TIMEOUT_MS = 30_000

/** Pages with the relation selector, each with its own flag (S2, S6). */
export const RELATION_PAGES = ['requests', 'sessions', 'tokens', 'chargepoints'] as const
export type RelationPage = (typeof RELATION_PAGES)[number]

export interface RelationPerson {
  readonly id: string
  /** True for people of a company; only they choose a relation (S1). */
  readonly isCompany: boolean
  /** Earlier choice of this person during this visit. */
  readonly remembered?: RelationEntry
}

export interface RelationFilterContext {
  readonly person: RelationPerson | undefined
  /** Current page; undefined on pages without the selector. */
  readonly page: RelationPage | undefined
  readonly chosen: RelationEntry | undefined
  readonly relations: readonly RelationEntry[] | undefined
  /** True if the list was read for the chargepoints page (S7). */
  readonly isListOfChargepoints: boolean
  /** Search text for a relation. */
  readonly text: string
  readonly error: Failure | undefined
}

export type RelationFilterEvent =
  | { type: 'IDENTIFY'; person: RelationPerson | undefined }
  | { type: 'PLACE'; page: RelationPage | undefined }
  | { type: 'OPEN' }
  | { type: 'CLOSE' }
  | { type: 'FILTER'; text: string }
  | { type: 'CHOOSE'; id: string }
  /** Removes the choice and shows all relations. */
  | { type: 'CLEAR' }
  | { type: 'RETRY' }

const listed = ({ relations }: RelationFilterContext, id: string): RelationEntry | undefined =>
  relations?.find(({ Id }) => Id === id)

/** Current choice, with the person as its storage key. */
const choiceIn = ({ context }: { context: RelationFilterContext }) => ({
  person: context.person?.id ?? '',
  relation: context.chosen,
})

/** Filters chargers, cards, sessions and requests by relation for people of a company (S1, S2, S6). */
export const relationFilterMachine = setup({
  types: {
    context: {} as RelationFilterContext,
    events: {} as RelationFilterEvent,
    tags: {} as 'busy',
  },
  actors: {
    listRelations: notProvided<readonly RelationEntry[], { isListOfChargepoints: boolean }>('listRelations'),
  },
  actions: {
    /** Stores the choice for the rest of the visit, or deletes it if no relation is chosen. */
    remember: (_, _params: { person: string; relation: RelationEntry | undefined }) => undefined,
    /** Drops every cache that may contain data of another relation. */
    clearCaches: () => undefined,
    identify: assign((_, { person }: { person: RelationPerson | undefined }) => ({
      person,
      chosen: person?.remembered,
      relations: undefined,
      text: '',
      error: undefined,
    })),
    move: assign((_, { page }: { page: RelationPage | undefined }) => ({ page })),
    keepList: assign((_, relations: readonly RelationEntry[]) => ({ relations, error: undefined })),
    noteKind: assign(({ context }) => ({
      relations: undefined,
      error: undefined,
      isListOfChargepoints: context.page === 'chargepoints',
    })),
    fail: assign((_, error: Failure) => ({ error })),
    type: assign((_, { text }: { text: string }) => ({ text })),
    choose: assign(({ context }, { id }: { id: string }) => ({ chosen: listed(context, id), text: '' })),
    forget: assign({ chosen: undefined, text: '' }),
  },
  guards: {
    isOffered: ({ context }) => context.person?.isCompany === true && context.page !== undefined,
    isListOfPage: ({ context }) =>
      context.relations !== undefined && context.isListOfChargepoints === (context.page === 'chargepoints'),
    needsOtherList: ({ context }, { page }: { page: RelationPage | undefined }) =>
      page !== undefined && (page === 'chargepoints') !== context.isListOfChargepoints,
    isOtherListed: ({ context }, { id }: { id: string }) =>
      context.chosen?.Id !== id && listed(context, id) !== undefined,
    hasChosen: ({ context }) => context.chosen !== undefined,
    isLost: ({ context }, relations: readonly RelationEntry[]) =>
      context.chosen !== undefined && !relations.some(({ Id }) => Id === context.chosen?.Id),
    isText: (_, { text }: { text: string }) => text.trim() !== '',
  },
  delays: { LIST_TIMEOUT: RELATION_LIST_TIMEOUT_MS },
}).createMachine({
  id: 'relationFilter',
  description: 'Chooses the relation whose chargers, cards, sessions and requests are shown (S1, S2, S6).',
  context: {
    person: undefined,
    page: undefined,
    chosen: undefined,
    relations: undefined,
    isListOfChargepoints: false,
    text: '',
    error: undefined,
  },
  initial: 'hidden',
  on: {
    // One person must not see another person's choice.
    IDENTIFY: { target: '.hidden', actions: { type: 'identify', params: ({ event }) => event } },
    PLACE: { actions: { type: 'move', params: ({ event }) => event } },
  },
  states: {
    hidden: {
      description: 'No selector shows: it is another page, the flag is off, or the person has no company.',
      always: { guard: 'isOffered', target: 'offered' },
    },
    offered: {
      description: 'The top bar contains the selector and names the relation whose data is shown.',
      type: 'parallel',
      always: { guard: not('isOffered'), target: 'hidden' },
      states: {
        list: {
          description: 'The relations that the person may choose on this page.',
          initial: 'judging',
          on: {
            PLACE: [
              {
                guard: { type: 'needsOtherList', params: ({ event }) => event },
                target: '.loading',
                actions: { type: 'move', params: ({ event }) => event },
              },
              { actions: { type: 'move', params: ({ event }) => event } },
            ],
          },
          states: {
            judging: {
              description: 'Keeps the list if it fits this page.',
              always: [{ guard: 'isListOfPage', target: 'loaded' }, { target: 'loading' }],
            },
            loading: {
              description: 'The list is being read; the earlier choice stays valid until then.',
              tags: 'busy',
              entry: 'noteKind',
              invoke: {
                id: 'listRelations',
                src: 'listRelations',
                input: ({ context }) => ({ isListOfChargepoints: context.isListOfChargepoints }),
                onDone: [
                  {
                    guard: { type: 'isLost', params: ({ event }) => event.output },
                    target: 'loaded',
                    actions: [
                      { type: 'keepList', params: ({ event }) => event.output },
                      'forget',
                      { type: 'remember', params: choiceIn },
                      'clearCaches',
                    ],
                  },
                  { target: 'loaded', actions: { type: 'keepList', params: ({ event }) => event.output } },
                ],
                onError: {
                  target: 'failed',
                  actions: { type: 'fail', params: failureOf },
                },
              },
              after: {
                LIST_TIMEOUT: { target: 'failed', actions: { type: 'fail', params: FAILED_TO_LOAD } },
              },
            },
            loaded: { description: 'The list is loaded for pages of this kind.' },
            failed: {
              description: 'The list could not be read; nothing changes, and reopening the selector retries.',
              on: { RETRY: 'loading', OPEN: 'loading' },
            },
          },
        },
        popup: {
          description: 'The dialog in which a relation is found and chosen.',
          initial: 'closed',
          on: {
            PLACE: { target: '.closed', actions: { type: 'type', params: { text: '' } } },
            CLOSE: { target: '.closed', actions: { type: 'type', params: { text: '' } } },
            CLEAR: [
              {
                guard: 'hasChosen',
                target: '.closed',
                actions: ['forget', { type: 'remember', params: choiceIn }, 'clearCaches'],
              },
              { target: '.closed', actions: { type: 'type', params: { text: '' } } },
            ],
          },
          states: {
            closed: {
              description: 'The top bar names the relation whose data is shown.',
              on: { OPEN: 'browsing' },
            },
            browsing: {
              description: 'All relations of the list are offered, plus the option for all of them.',
              on: {
                FILTER: {
                  guard: { type: 'isText', params: ({ event }) => event },
                  target: 'searching',
                  actions: { type: 'type', params: ({ event }) => event },
                },
                CHOOSE: [
                  {
                    guard: { type: 'isOtherListed', params: ({ event }) => event },
                    target: 'closed',
                    actions: [
                      { type: 'choose', params: ({ event }) => event },
                      { type: 'remember', params: choiceIn },
                      'clearCaches',
                    ],
                  },
                  { target: 'closed' },
                ],
              },
            },
            searching: {
              description: 'Only relations whose names contain the text are offered.',
              on: {
                FILTER: [
                  {
                    guard: { type: 'isText', params: ({ event }) => event },
                    actions: { type: 'type', params: ({ event }) => event },
                  },
                  { target: 'browsing', actions: { type: 'type', params: { text: '' } } },
                ],
                CHOOSE: [
                  {
                    guard: { type: 'isOtherListed', params: ({ event }) => event },
                    target: 'closed',
                    actions: [
                      { type: 'choose', params: ({ event }) => event },
                      { type: 'remember', params: choiceIn },
                      'clearCaches',
                    ],
                  },
                  { target: 'closed', actions: { type: 'type', params: { text: '' } } },
                ],
              },
            },
          },
        },
      },
    },
  },
})

export type RelationFilterMachine = typeof relationFilterMachine
export type RelationFilterRef = ActorRefFrom<RelationFilterMachine>
export type RelationFilterSnapshot = SnapshotFrom<RelationFilterMachine>

const isOffered = (snapshot: RelationFilterSnapshot) => snapshot.matches('offered')

/** State of the selector in the top bar. */
export const selectRelationFilterViewState = (
  snapshot: RelationFilterSnapshot,
): 'hidden' | 'closed' | 'open' => {
  if (!isOffered(snapshot)) return 'hidden'
  return snapshot.matches({ offered: { popup: 'closed' } }) ? 'closed' : 'open'
}

export const selectRelationListViewState = (
  snapshot: RelationFilterSnapshot,
): 'loading' | 'loaded' | 'failed' => {
  if (snapshot.matches({ offered: { list: 'failed' } })) return 'failed'
  return snapshot.hasTag('busy') ? 'loading' : 'loaded'
}

/** Chosen relation; undefined if all relations are shown or the selector is hidden. */
export const selectChosenRelation = (snapshot: RelationFilterSnapshot): RelationEntry | undefined =>
  isOffered(snapshot) ? snapshot.context.chosen : undefined

/** Undefined until the list is read. */
export const selectListedRelations = ({
  context,
}: RelationFilterSnapshot): readonly RelationEntry[] | undefined => context.relations

/** Relations whose names contain the text, regardless of case and accents. */
export const selectRelationMatches = ({ context }: RelationFilterSnapshot): readonly RelationEntry[] => {
  const needle = normalizeText(context.text.trim())
  return (context.relations ?? []).filter(({ Description }) => normalizeText(Description).includes(needle))
}
