import { DEFAULT_LANGUAGE, type Language } from '@portal/schemas'
import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { FAILED_TO_LOAD, type Failure, toFailure } from '../failure.ts'

export const DICTIONARY_TIMEOUT_MS = 30_000

export interface LanguageContext {
  /** The language on screen. */
  readonly language: Language
  /** The language whose dictionary is under way. */
  readonly wanted: Language
  readonly error: Failure | undefined
}

export type LanguageEvent = { type: 'CHOOSE'; language: Language } | { type: 'RETRY' }

/** The language of the portal: a choice counts once its dictionary is there; until then the former one stays (S1). */
export const languageMachine = setup({
  types: {
    context: {} as LanguageContext,
    events: {} as LanguageEvent,
    input: {} as { language: Language },
    tags: {} as 'busy',
  },
  actors: {
    loadDictionary: fromPromise<void, { language: Language }>(() =>
      Promise.reject(new Error('loadDictionary is not provided')),
    ),
  },
  actions: {
    /** Keeps a person's choice for the next visit. */
    remember: (_, _params: { language: Language }) => undefined,
    /** Sets the document's `lang`. */
    tellDocument: (_, _params: { language: Language }) => undefined,
    want: assign((_, { language }: { language: Language }) => ({ wanted: language })),
    show: assign(({ context }) => ({ language: context.wanted, error: undefined })),
    fail: assign((_, error: Failure) => ({ error })),
  },
  guards: {
    isOther: ({ context }, { language }: { language: Language }) => language !== context.language,
    isDefaultWanted: ({ context }) => context.wanted === DEFAULT_LANGUAGE,
  },
  delays: { DICTIONARY_TIMEOUT: DICTIONARY_TIMEOUT_MS },
}).createMachine({
  id: 'language',
  description: 'The language of the portal (S1).',
  context: ({ input }) => ({ language: input.language, wanted: input.language, error: undefined }),
  initial: 'starting',
  states: {
    starting: {
      description: 'The first dictionary is loaded; if it does not come, the default language is tried.',
      tags: 'busy',
      invoke: {
        id: 'loadDictionary',
        src: 'loadDictionary',
        input: ({ context }) => ({ language: context.wanted }),
        onDone: { target: 'shown', actions: 'show' },
        onError: [
          {
            guard: 'isDefaultWanted',
            target: 'failed',
            actions: { type: 'fail', params: ({ event }) => toFailure(event.error) },
          },
          {
            target: 'starting',
            reenter: true,
            actions: { type: 'want', params: { language: DEFAULT_LANGUAGE } },
          },
        ],
      },
      after: { DICTIONARY_TIMEOUT: { target: 'failed', actions: { type: 'fail', params: FAILED_TO_LOAD } } },
    },
    failed: {
      description: 'No dictionary could be loaded at all.',
      on: { RETRY: 'starting' },
    },
    shown: {
      description: 'The portal speaks this language.',
      entry: { type: 'tellDocument', params: ({ context }) => ({ language: context.language }) },
      on: {
        CHOOSE: {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: 'changing',
          actions: { type: 'want', params: ({ event }) => event },
        },
      },
    },
    changing: {
      description: 'The wanted dictionary is loaded while the former language stays.',
      tags: 'busy',
      invoke: {
        id: 'loadDictionary',
        src: 'loadDictionary',
        input: ({ context }) => ({ language: context.wanted }),
        onDone: {
          target: 'shown',
          actions: ['show', { type: 'remember', params: ({ context }) => ({ language: context.wanted }) }],
        },
        onError: {
          target: 'shown',
          actions: { type: 'fail', params: ({ event }) => toFailure(event.error) },
        },
      },
      on: {
        CHOOSE: {
          target: 'changing',
          reenter: true,
          actions: { type: 'want', params: ({ event }) => event },
        },
      },
      after: { DICTIONARY_TIMEOUT: { target: 'shown', actions: { type: 'fail', params: FAILED_TO_LOAD } } },
    },
  },
})

export type LanguageMachine = typeof languageMachine
export type LanguageRef = ActorRefFrom<LanguageMachine>
export type LanguageSnapshot = SnapshotFrom<LanguageMachine>

export const selectLanguage = (snapshot: LanguageSnapshot): Language => snapshot.context.language
export const selectIsLanguageBusy = (snapshot: LanguageSnapshot): boolean => snapshot.hasTag('busy')
/** Why the last choice could not be shown; gone with the next that can. */
export const selectLanguageError = (snapshot: LanguageSnapshot): Failure | undefined => snapshot.context.error
