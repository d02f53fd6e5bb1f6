import { defineModel } from '../paths/model.ts'
import { wordsFor } from '../paths/wordsFor.ts'
import { selectAppearance, selectTheme, THEMES, themeMachine } from './machine.ts'
import { themeWords } from './words.ts'

/** Every choice of an earlier visit, and a system that turns dark and light again. */
export const themeModel = defineModel(themeMachine, {
  inputs: THEMES.map((theme) => ({ theme, system: 'light' as const })),
  events: [
    { type: 'CHOOSE', theme: 'system' },
    { type: 'CHOOSE', theme: 'light' },
    { type: 'CHOOSE', theme: 'dark' },
    { type: 'SYSTEM_CHANGED', appearance: 'dark' },
    { type: 'SYSTEM_CHANGED', appearance: 'light' },
  ],
  key: ({ context }) => ({ system: context.system }),
  facts: (snapshot) => ({ theme: selectTheme(snapshot), appearance: selectAppearance(snapshot) }),
  words: wordsFor(themeMachine, themeWords),
  limit: 50,
})
