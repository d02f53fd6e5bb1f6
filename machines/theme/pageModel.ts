import { definePageModel } from '../paths/wordsFor.ts'
import { themeMachine } from './machine.ts'
import { themeModel } from './model.ts'
import { themeWords } from './words.ts'

/** The theme as a person chooses it, under a system that turns dark and light again. */
export const themePageModel = definePageModel(themeMachine, {
  inputs: themeModel.inputs,
  events: [
    { type: 'CHOOSE', theme: 'system' },
    { type: 'CHOOSE', theme: 'light' },
    { type: 'CHOOSE', theme: 'dark' },
    { type: 'SYSTEM_CHANGED', appearance: 'dark' },
    { type: 'SYSTEM_CHANGED', appearance: 'light' },
  ],
  key: themeModel.key,
  facts: themeModel.facts,
  // A system that stays as it is tells no one.
  allows: ({ context }, event) => event.type !== 'SYSTEM_CHANGED' || event.appearance !== context.system,
  words: themeWords,
  limit: 50,
})
