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
  interrupts: {
    'the system turns dark and light again': [
      { type: 'SYSTEM_CHANGED', appearance: 'dark' },
      { type: 'SYSTEM_CHANGED', appearance: 'light' },
    ],
  },
  laws: {
    'another theme and then the former again is as before': (snapshot, { after }) => {
      const theme = selectTheme(snapshot)
      return THEMES.every((other) => {
        const later = after({ type: 'CHOOSE', theme: other }, { type: 'CHOOSE', theme })
        return later?.value === theme && selectAppearance(later) === selectAppearance(snapshot)
      })
    },
    'a chosen theme stays, whatever the system does': (snapshot, { after }) =>
      (['dark', 'light'] as const).every((appearance) => {
        const later = after({ type: 'SYSTEM_CHANGED', appearance })
        return (
          selectTheme(snapshot) === 'system' ||
          (later !== undefined && selectAppearance(later) === selectAppearance(snapshot))
        )
      }),
    'a system that turns dark and light again leaves all as it was': (snapshot, { after }) => {
      const { system } = snapshot.context
      const appearance = system === 'dark' ? 'light' : 'dark'
      const later = after(
        { type: 'SYSTEM_CHANGED', appearance },
        { type: 'SYSTEM_CHANGED', appearance: system },
      )
      return later !== undefined && selectAppearance(later) === selectAppearance(snapshot)
    },
  },
  accepted: {
    '(root): CHOOSE [isChosen] → dark: the guard':
      'It is the last of the themes: the others have taken every other choice',
  },
  words: wordsFor(themeMachine, themeWords),
  limit: 50,
})
