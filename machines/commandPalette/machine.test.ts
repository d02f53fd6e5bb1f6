import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import {
  commandPaletteMachine,
  PALETTE_PAUSE_MS,
  PALETTE_TIMEOUT_MS,
  type PaletteItem,
  selectActiveRow,
  selectIsPaletteOpen,
  selectPaletteRows,
} from './machine.ts'

const item = (group: PaletteItem['group'], key: string): PaletteItem => ({
  key,
  group,
  title: key,
  detail: '',
})
const CHARGER = item('chargers', 'charger')
const SCREEN = item('screens', 'screen')
const CARD = item('cards', 'card')

const start = (find: (text: string) => Promise<readonly PaletteItem[]> = async () => [CARD]) => {
  const findSpy = vi.fn(find)
  const perform = vi.fn()
  const palette = createActor(
    commandPaletteMachine.provide({
      actors: { find: fromPromise(({ input }) => findSpy(input.text)) },
      actions: { perform: (_, params) => perform(params) },
    }),
  ).start()
  palette.send({ type: 'OPEN' })
  const keys = () => selectPaletteRows(palette.getSnapshot()).map(({ key }) => key)
  const active = () => selectActiveRow(palette.getSnapshot())?.key
  return { palette, findSpy, perform, keys, active }
}

describe('the command palette', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('lists local results immediately and queries the server when typing pauses', async () => {
    const { palette, findSpy, keys } = start()
    palette.send({ type: 'TYPE', text: 'bay' })
    palette.send({ type: 'KNOW', items: [SCREEN, CHARGER] })
    expect(keys()).toEqual(['charger', 'screen'])
    await vi.advanceTimersByTimeAsync(PALETTE_PAUSE_MS - 1)
    expect(findSpy).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(findSpy.mock.calls).toEqual([['bay']])
    expect(keys()).toEqual(['charger', 'card', 'screen'])
  })

  it('sends no query for fewer than three characters (S5)', async () => {
    const { palette, findSpy } = start()
    palette.send({ type: 'TYPE', text: ' ba ' })
    await vi.advanceTimersByTimeAsync(PALETTE_PAUSE_MS)
    expect(findSpy).not.toHaveBeenCalled()
  })

  it('keeps the active row when a late response arrives', async () => {
    const { palette, active } = start(async () => [item('chargers', 'another charger')])
    palette.send({ type: 'TYPE', text: 'bay' })
    palette.send({ type: 'KNOW', items: [SCREEN] })
    expect(active()).toBe('screen')
    await vi.advanceTimersByTimeAsync(PALETTE_PAUSE_MS)
    expect(active()).toBe('screen')
  })

  it('wraps around with the arrow keys', () => {
    const { palette, active } = start()
    palette.send({ type: 'KNOW', items: [CHARGER, SCREEN] })
    palette.send({ type: 'MOVE', by: -1 })
    expect(active()).toBe('screen')
    palette.send({ type: 'MOVE', by: 1 })
    expect(active()).toBe('charger')
  })

  it('performs the chosen item and closes', () => {
    const { palette, perform } = start()
    palette.send({ type: 'CHOOSE' })
    expect(perform).not.toHaveBeenCalled()
    palette.send({ type: 'KNOW', items: [CHARGER, SCREEN] })
    palette.send({ type: 'CHOOSE', key: 'screen', isNewTab: true })
    expect(perform.mock.calls).toEqual([[{ item: SCREEN, isNewTab: true }]])
    expect(selectIsPaletteOpen(palette.getSnapshot())).toBe(false)
  })

  it('lists the actions of a row instead of the results and returns to the row', () => {
    const { palette, perform, keys, active } = start()
    const restart = item('actions', 'restart')
    const opened: PaletteItem = { ...CHARGER, actions: [restart, item('actions', 'copy')] }
    palette.send({ type: 'KNOW', items: [opened, SCREEN] })
    palette.send({ type: 'MOVE', by: 1 })
    // Screens have no actions.
    palette.send({ type: 'SHOW_ACTIONS' })
    expect(keys()).toEqual(['charger', 'screen'])
    palette.send({ type: 'MOVE', by: 1 })
    palette.send({ type: 'SHOW_ACTIONS' })
    expect(keys()).toEqual(['restart', 'copy'])
    expect(active()).toBe('restart')
    palette.send({ type: 'BACK' })
    expect(keys()).toEqual(['charger', 'screen'])
    expect(active()).toBe('charger')
    palette.send({ type: 'SHOW_ACTIONS' })
    palette.send({ type: 'CHOOSE' })
    expect(perform.mock.calls).toEqual([[{ item: restart, isNewTab: false }]])
    expect(selectIsPaletteOpen(palette.getSnapshot())).toBe(false)
  })

  it('returns from the actions to the results when the person types', () => {
    const { palette, keys } = start()
    palette.send({ type: 'KNOW', items: [{ ...CHARGER, actions: [item('actions', 'restart')] }] })
    palette.send({ type: 'SHOW_ACTIONS', key: 'charger' })
    expect(keys()).toEqual(['restart'])
    palette.send({ type: 'TYPE', text: 'hi' })
    palette.send({ type: 'KNOW', items: [SCREEN] })
    expect(keys()).toEqual(['screen'])
  })

  it('keeps local results when the server fails, and retries', async () => {
    let isLost = true
    const { palette, keys } = start(async () => (isLost ? Promise.reject(new Error('lost')) : [CARD]))
    palette.send({ type: 'TYPE', text: 'bay' })
    palette.send({ type: 'KNOW', items: [CHARGER] })
    await vi.advanceTimersByTimeAsync(PALETTE_PAUSE_MS)
    expect(palette.getSnapshot().context.error?.code).toBe('UNEXPECTED')
    expect(keys()).toEqual(['charger'])
    isLost = false
    palette.send({ type: 'RETRY' })
    await vi.advanceTimersByTimeAsync(0)
    expect(palette.getSnapshot().context.error).toBeUndefined()
    expect(keys()).toEqual(['charger', 'card'])
  })

  it('fails when the server does not respond within ten seconds', async () => {
    const { palette } = start(() => new Promise(() => {}))
    palette.send({ type: 'TYPE', text: 'bay' })
    await vi.advanceTimersByTimeAsync(PALETTE_PAUSE_MS + PALETTE_TIMEOUT_MS)
    expect(palette.getSnapshot().context.error?.code).toBe('FAILEDTOLOAD')
  })
})
