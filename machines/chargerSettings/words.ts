import type { WordsFor } from '@portal/paths'
import { also, fails, silent } from '../words.ts'
import { type ChargerSettingsMachine, SETTINGS_TIMEOUT_MS } from './machine.ts'

/** The settings of a charger as a tester reads and changes them. */
export const chargerSettingsWords: WordsFor<ChargerSettingsMachine> = {
  holds: {},
  onlyOnChart:
    'Two people who change the same charger need two sign-ins at once: these paths are played on the chart, and e2e/journeys/chargerSettings.spec.ts plays what a person sees.',
  starts: 'Open a charger',
  events: {
    RETRY: 'Press “Try again”',
    EDIT: 'Press “Edit”',
    CHANGE: ({ key, value }) => `Set ${key} to ${value}`,
    UNDO: ({ key }) => `Undo the change of ${key}`,
    CANCEL: 'Press “Cancel”',
    DISCARD: 'Press “Discard changes”',
    REVIEW: 'Press “Review changes”',
    BACK: 'Press “Keep editing”',
    SAVE: ({ intent }) => `Press the button that saves (the wish ‘${intent}’)`,
    CHOOSE: ({ key, side }) => `Choose the value of ${key} that is ${side}`,
    CHOOSE_ALL: ({ side }) => (side === 'mine' ? 'Press “Keep mine”' : 'Press “Take theirs”'),
  },
  answers: {
    readSettings: {
      done: ({ Version, Settings }) =>
        `Let the settings be answered in version ${Version}: ${Settings.map(({ Key, Value }) => `${Key} ${Value}`).join(', ')}`,
      failed: (reason) => fails('the reading of the settings', reason),
    },
    writeSettings: {
      done: 'Let the change be answered',
      failed: (reason) => fails('the change', reason),
    },
  },
  delays: { SETTINGS_TIMEOUT: silent('what was asked', SETTINGS_TIMEOUT_MS) },
  states: {
    loading: 'that the settings are on their way',
    failed: ({ code }) => also(`what the code ${String(code)} means`, '“Try again” can be pressed'),
    viewing: 'the settings, with “Edit”',
    refreshing: '“Edit” is busy',
    editing: ({ changes }) => `fields; ${String((changes as readonly string[]).length)} differ`,
    leaving: 'the question whether the changes are to be dropped',
    reviewing: ({ changes }) => `before and after of ${(changes as readonly string[]).join(', ')}`,
    saving: 'the button that saves is busy',
    refused: ({ code }) => also(`what the code ${String(code)} means`, '“Try again” can be pressed'),
    comparing: 'the button that saves is busy',
    conflict: ({ conflicts }) =>
      `yours and theirs of ${(conflicts as readonly string[]).join(', ') || 'nothing: the changes go together'}`,
    merged: '',
    saved: 'that the settings are saved, with “Edit”',
  },
}
