import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { selectAppearance, selectTheme, THEMES, type Theme, themeMachine } from './machine.ts'

const open = (theme: Theme, system: 'light' | 'dark' = 'light') => {
  const remembered: string[] = []
  const applied: string[] = []
  const machine = themeMachine.provide({
    actions: {
      remember: (_, { theme }) => void remembered.push(theme),
      apply: (_, { appearance }) => void applied.push(appearance),
    },
  })
  return { actor: createActor(machine, { input: { theme, system } }).start(), remembered, applied }
}

describe('the theme', () => {
  test.each(THEMES)('%s of an earlier visit is there from the start and is not remembered again', (theme) => {
    const { actor, applied, remembered } = open(theme, 'dark')
    expect(selectTheme(actor.getSnapshot())).toBe(theme)
    expect(applied).toEqual([theme === 'light' ? 'light' : 'dark'])
    expect(remembered).toEqual([])
  })

  test('follows the system while the person wants that', () => {
    const { actor, applied } = open('system', 'light')
    actor.send({ type: 'SYSTEM_CHANGED', appearance: 'dark' })
    expect(selectAppearance(actor.getSnapshot())).toBe('dark')
    expect(applied).toEqual(['light', 'dark'])
  })

  test('that a person chose stays when the system changes, and the system is known when they go back', () => {
    const { actor, applied, remembered } = open('system', 'light')
    actor.send({ type: 'CHOOSE', theme: 'light' })
    actor.send({ type: 'SYSTEM_CHANGED', appearance: 'dark' })
    expect(selectAppearance(actor.getSnapshot())).toBe('light')
    actor.send({ type: 'CHOOSE', theme: 'system' })
    expect(selectAppearance(actor.getSnapshot())).toBe('dark')
    expect(remembered).toEqual(['light', 'system'])
    expect(applied).toEqual(['light', 'light', 'dark'])
  })
})
