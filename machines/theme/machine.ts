import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'

export const THEMES = ['system', 'light', 'dark'] as const
/** What a person chooses. */
export type Theme = (typeof THEMES)[number]
/** The theme on screen then. */
export type Appearance = 'light' | 'dark'

export interface ThemeContext {
  readonly system: Appearance
}

export type ThemeEvent = { type: 'CHOOSE'; theme: Theme } | { type: 'SYSTEM_CHANGED'; appearance: Appearance }

/** Light, dark, or as the system is. */
export const themeMachine = setup({
  types: {
    context: {} as ThemeContext & { readonly initial: Theme },
    events: {} as ThemeEvent,
    input: {} as { theme: Theme; system: Appearance },
  },
  actions: {
    /** Keeps a person's choice for the next visit. */
    remember: (_, _params: { theme: Theme }) => undefined,
    /** Gives the document its appearance. */
    apply: (_, _params: { appearance: Appearance }) => undefined,
    noteSystem: assign((_, { appearance }: { appearance: Appearance }) => ({ system: appearance })),
  },
  guards: {
    isInitial: ({ context }, { theme }: { theme: Theme }) => context.initial === theme,
    isChosen: (_, { chosen, theme }: { chosen: Theme; theme: Theme }) => chosen === theme,
  },
}).createMachine({
  id: 'theme',
  description: 'Light, dark, or as the system is.',
  context: ({ input }) => ({ system: input.system, initial: input.theme }),
  initial: 'identifying',
  on: {
    CHOOSE: THEMES.map((theme) => ({
      guard: { type: 'isChosen' as const, params: ({ event }) => ({ chosen: event.theme, theme }) },
      target: `.${theme}` as const,
      actions: { type: 'remember' as const, params: { theme } },
    })),
    SYSTEM_CHANGED: { actions: { type: 'noteSystem', params: ({ event }) => event } },
  },
  states: {
    identifying: {
      description: 'What was chosen on an earlier visit.',
      always: [
        { guard: { type: 'isInitial', params: { theme: 'light' } }, target: 'light' },
        { guard: { type: 'isInitial', params: { theme: 'dark' } }, target: 'dark' },
        { target: 'system' },
      ],
    },
    system: {
      description: 'As the system is, also when it changes.',
      entry: { type: 'apply', params: ({ context }) => ({ appearance: context.system }) },
      on: {
        SYSTEM_CHANGED: {
          actions: [
            { type: 'noteSystem', params: ({ event }) => event },
            { type: 'apply', params: ({ event }) => event },
          ],
        },
      },
    },
    light: { description: 'Always light.', entry: { type: 'apply', params: { appearance: 'light' } } },
    dark: { description: 'Always dark.', entry: { type: 'apply', params: { appearance: 'dark' } } },
  },
})

export type ThemeMachine = typeof themeMachine
export type ThemeRef = ActorRefFrom<ThemeMachine>
export type ThemeSnapshot = SnapshotFrom<ThemeMachine>

export const selectTheme = (snapshot: ThemeSnapshot): Theme =>
  snapshot.matches('light') ? 'light' : snapshot.matches('dark') ? 'dark' : 'system'

export const selectAppearance = (snapshot: ThemeSnapshot): Appearance => {
  const theme = selectTheme(snapshot)
  return theme === 'system' ? snapshot.context.system : theme
}
