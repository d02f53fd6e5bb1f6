import type { Language } from '@portal/schemas'
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { createGates, settle } from '../paths/index.ts'
import {
  DICTIONARY_TIMEOUT_MS,
  languageMachine,
  selectIsLanguageBusy,
  selectLanguage,
  selectLanguageError,
} from './machine.ts'

const open = (language: Language) => {
  const gates = createGates(languageMachine)
  const clock = new SimulatedClock()
  const remembered: string[] = []
  const told: string[] = []
  const machine = gates.machine.provide({
    actions: {
      remember: (_, { language }) => void remembered.push(language),
      tellDocument: (_, { language }) => void told.push(language),
    },
  })
  const actor = createActor(machine, { input: { language }, clock }).start()
  const answer = async () => {
    gates.release('loadDictionary')
    await settle()
  }
  const refuse = async () => {
    gates.refuse('loadDictionary', { code: 'FAILEDTOLOAD' })
    await settle()
  }
  return {
    actor,
    clock,
    gates,
    remembered,
    told,
    answer,
    refuse,
    language: () => selectLanguage(actor.getSnapshot()),
  }
}

describe('the language', () => {
  test('chosen is shown, told to the document and remembered once its dictionary is there', async () => {
    const portal = open('en')
    await portal.answer()
    portal.actor.send({ type: 'CHOOSE', language: 'nl' })
    expect(portal.language()).toBe('en')
    expect(selectIsLanguageBusy(portal.actor.getSnapshot())).toBe(true)
    await portal.answer()
    expect(portal.language()).toBe('nl')
    expect(portal.told).toEqual(['en', 'nl'])
    expect(portal.remembered).toEqual(['nl'])
  })

  test.each(['refused connection', 'silence'])(
    'of before stays after a %s, and the choice is not remembered',
    async (fault) => {
      const portal = open('en')
      await portal.answer()
      portal.actor.send({ type: 'CHOOSE', language: 'fr' })
      if (fault === 'silence') portal.clock.increment(DICTIONARY_TIMEOUT_MS)
      else await portal.refuse()
      expect(portal.language()).toBe('en')
      expect(selectLanguageError(portal.actor.getSnapshot())?.code).toBe('FAILEDTOLOAD')
      expect(portal.remembered).toEqual([])
    },
  )

  test('chosen last wins when a person changes their mind', async () => {
    const portal = open('en')
    await portal.answer()
    portal.actor.send({ type: 'CHOOSE', language: 'fr' })
    portal.actor.send({ type: 'CHOOSE', language: 'nl' })
    await portal.answer()
    expect(portal.language()).toBe('nl')
    expect(portal.remembered).toEqual(['nl'])
  })

  test('of the first page falls back to English when its dictionary does not come', async () => {
    const portal = open('fr')
    await portal.refuse()
    await portal.answer()
    expect(portal.language()).toBe('en')
    expect(portal.told).toEqual(['en'])
    expect(portal.remembered).toEqual([])
  })

  test('that cannot be loaded at all is tried again when asked', async () => {
    const portal = open('en')
    await portal.refuse()
    expect(portal.actor.getSnapshot().value).toBe('failed')
    portal.actor.send({ type: 'RETRY' })
    await portal.answer()
    expect(portal.language()).toBe('en')
  })

  test('already shown is not loaded again', async () => {
    const portal = open('en')
    await portal.answer()
    portal.actor.send({ type: 'CHOOSE', language: 'en' })
    expect(portal.gates.isOpen('loadDictionary')).toBe(false)
  })
})
