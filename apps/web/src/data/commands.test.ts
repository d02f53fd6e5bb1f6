import type { CommandRequest } from '@portal/machines'
import { expect, it, vi } from 'vitest'
import { type CommandsPart, createCommands } from './commands.ts'

const stop: CommandRequest = {
  kind: 'STOP',
  chargepointId: 'CP1',
  charger: 'Bay 1',
  connector: { id: 'CP1-1', number: 1 },
  sessionIds: ['S1'],
}
const unlock: CommandRequest = { ...stop, kind: 'UNLOCK' }

const partWith = (more: Partial<CommandsPart> = {}): CommandsPart => ({
  ask: vi.fn<CommandsPart['ask']>(),
  underWay: () => undefined,
  subscribe: () => undefined,
  given: () => [],
  told: () => ({ title: '', state: '' }),
  Tray: () => null,
  Receipt: () => null,
  ...more,
})

it('asks once what it needs has come, and says until then which button is on its way', async () => {
  const part = partWith()
  const commands = createCommands(() => Promise.resolve(part))
  const changed = vi.fn<() => void>()
  commands.subscribe(changed)
  commands.ask(stop)
  expect([commands.asked(), commands.stateOf(stop), commands.stateOf(unlock)]).toEqual([1, 'coming', 'free'])
  await commands.source.load()
  expect(part.ask).toHaveBeenCalledExactlyOnceWith(stop)
  expect(commands.stateOf(stop)).toBe('free')
  expect(changed).toHaveBeenCalledTimes(2)
  commands.ask(unlock)
  expect(part.ask).toHaveBeenLastCalledWith(unlock)
  expect(commands.asked()).toBe(1)
})

it('lets a button be pressed again where what it needs did not come', async () => {
  const part = partWith()
  const load = vi.fn<() => Promise<CommandsPart>>().mockRejectedValueOnce(new Error('no connection'))
  const commands = createCommands(load.mockResolvedValue(part))
  commands.ask(stop)
  await expect(commands.source.load()).rejects.toThrow('no connection')
  expect([commands.stateOf(stop), commands.part()]).toEqual(['free', undefined])
  commands.ask(stop)
  expect(commands.asked()).toBe(2)
  await commands.source.load()
  expect(part.ask).toHaveBeenCalledExactlyOnceWith(stop)
})

it('tells the command that was sent from those that wait for it', async () => {
  const commands = createCommands(() => Promise.resolve(partWith({ underWay: () => 'STOP' })))
  await commands.source.load()
  expect([commands.stateOf(stop), commands.stateOf(unlock)]).toEqual(['sent', 'blocked'])
})
