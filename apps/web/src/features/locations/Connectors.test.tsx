// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { readCharger } from '../../services/readers/chargers.ts'
import { mount } from '../../ui/testing/mount.tsx'
import { Connectors } from './Connectors.tsx'

const commands = vi.hoisted(() => [] as unknown[])
vi.mock('../../app/context.ts', () => ({
  useI18n: () => ({
    t: (key: string) => key,
    valueText: () => '',
    formats: { maxPower: () => '', power: () => '', age: () => '' },
  }),
  useSystem: () => ({
    bco: () => ({ now: () => 0 }),
    overlays: () => ({
      commands: {
        subscribe: () => ({ unsubscribe: () => undefined }),
        getSnapshot: () => ({ context: { records: [] } }),
        send: ({ request }: { request: unknown }) => commands.push(request),
      },
    }),
  }),
}))
vi.mock('../../components/ChargerBadge.tsx', () => ({ ChargerBadge: () => null }))

let unmount = () => undefined as void
afterEach(() => unmount())

const render = (...connectors: object[]) => {
  const charger = readCharger({
    Id: 'CP1',
    Description: 'Bay 2',
    Connectors: connectors.map((one, index) => ({ Id: `C${index}`, ...one })),
  })
  unmount = mount(
    <Connectors outlets={charger.Connectors.map((one) => ({ charger, connector: one }))} place="Depot" />,
  )
  return [...document.querySelectorAll('button')]
}

it('stopping or unlocking an occupied connector of a location sends the affected session with the command', () => {
  const buttons = render({ Status: 'CHARGING', SessionId: 'S1', ConnectorNumber: 1 })
  act(() => {
    for (const button of buttons) button.click()
  })
  expect(commands).toMatchObject([
    { kind: 'STOP', chargepointId: 'CP1', sessionIds: ['S1'] },
    { kind: 'UNLOCK', chargepointId: 'CP1', sessionIds: ['S1'] },
  ])
})

it('the connectors of a location offer a start and an unlock if they are free', () => {
  const buttons = render({ Status: 'AVAILABLE', ConnectorNumber: 1 })
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('command.START'),
    expect.stringContaining('command.UNLOCK'),
  ])
})

it('the connectors of a location show the state of their charger once, unless it is available', () => {
  const countOf = (sentence: string) => document.body.textContent.split(sentence).length - 1
  const silent = { Status: 'OFFLINE_CHARGING', ConnectorNumber: 1 }
  render(silent, { ...silent, ConnectorNumber: 2 })
  expect(countOf('charger.sentence.offlineWas')).toBe(1)
  unmount()
  render(...[1, 2, 3, 4, 5, 6, 7].map((ConnectorNumber) => ({ ...silent, ConnectorNumber })))
  expect(countOf('charger.sentence.offlineWas')).toBe(1)
  unmount()
  render({ Status: 'AVAILABLE', ConnectorNumber: 1 })
  expect(countOf('charger.sentence')).toBe(0)
})
