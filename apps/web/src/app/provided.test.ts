import { readdirSync, readFileSync } from 'node:fs'
import * as machines from '@portal/machines'
import type { Config } from '@portal/schemas'
import { describe, expect, it } from 'vitest'
import { provideOverlays } from './overlays.ts'
import type { PortalSystem } from './portalSystem.ts'
import { rootMachine } from './root.ts'

const SOURCE = new URL('../', import.meta.url)

/**
 * True for a placeholder actor or action, which does nothing, never ends, or throws when it is used. A missing
 * implementation would not show before that.
 */
const isLeft = (work: unknown): boolean => {
  const text = String(typeof work === 'object' ? Reflect.get(Object(work), 'config') : work)
  return /=>\s*(undefined|\{\s*\}|void 0|new Promise.*)$/s.test(text) || /not ?[pP]rovided/.test(text)
}

interface Chart {
  readonly implementations: Readonly<Record<'actions' | 'actors', Readonly<Record<string, unknown>>>>
}
const isMachine = (value: unknown): value is Chart =>
  typeof value === 'object' && value !== null && 'implementations' in value

/** Returns the machine that an export is or creates; undefined for any other export. */
const chartOf = (made: unknown): Chart | undefined => {
  if (isMachine(made)) return made
  if (typeof made !== 'function') return undefined
  try {
    const machine: unknown = made({})
    return isMachine(machine) ? machine : undefined
  } catch {
    return undefined
  }
}

const leftBy = Object.entries(machines).flatMap(([machine, made]) => {
  const { actions, actors } = chartOf(made)?.implementations ?? {}
  const parts = Object.entries({ ...actions, ...actors }).flatMap(([part, work]) =>
    isLeft(work) ? [part] : [],
  )
  return parts.length > 0 ? [{ machine, parts }] : []
})

/** Machines that another machine invokes or extends; the test checks that other machine. */
const INSIDE = [
  'installationWizardMachine',
  'notificationMachine',
  'onboardingMachine',
  'requestWizardMachine',
]

/** Implementations that a file omits on purpose, with the reason. */
const MEANT: Readonly<Record<string, string>> = {
  'components/access/wiring.ts wrote': 'it refetches its own data',
  'components/access/wiring.ts forgetUndo':
    'a section offers no undo, because its settings depend on each other',
  'components/access/wiring.ts runCommand': 'a section has no commands',
  'components/chargerSettings/wiring.ts go':
    'the changes survive on other screens, so it never asks before leaving',
  'components/chargerSettings/wiring.ts forgetDraft': 'the machine outlives its screen instead of a draft',
  'components/chargerSettings/wiring.ts wrote': 'settings offer no undo',
  'components/chargerSettings/wiring.ts forgetUndo': 'settings offer no undo',
  'components/chargerSettings/wiring.ts runCommand': 'settings have no commands',
  'features/locationEditor/wiring.ts forgetUndo': 'saving closes the form; the detail screen offers the undo',
  'features/locationEditor/wiring.ts runCommand': 'a location has no commands',
  'features/installationWizard/wiring.ts keepDraft': 'part of the `actions` of its draft',
  'features/installationWizard/wiring.ts dropDraft': 'part of the `actions` of its draft',
}

const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\/testing\//.test(name))
  .map((name) => ({ name, text: readFileSync(new URL(name, SOURCE), 'utf8') }))

/** True if the file provides the implementations of a machine, or starts it unchanged. */
const isGiver = (text: string, machine: string): boolean =>
  (text.includes('.provide(') && new RegExp(`\\bconst \\w+ = ${machine}\\b`).test(text)) ||
  new RegExp(
    `\\b${machine}(<[^;{}]*>)?(\\([^;]*?\\))?\\.provide\\(|(createActor|useActorRef)\\(\\s*${machine}\\b${machine.startsWith('provide') ? `|\\b${machine}\\(` : ''}`,
  ).test(text)

const givers = leftBy.flatMap(({ machine, parts }) =>
  sources.filter(({ text }) => isGiver(text, machine)).map((file) => ({ ...file, machine, parts })),
)

describe('the portal', () => {
  it('provides every machine that has placeholders', () => {
    const provided = new Set([...givers.map(({ machine }) => machine), ...INSIDE])
    expect(leftBy.filter(({ machine }) => !provided.has(machine))).toEqual([])
  })

  it('implements all placeholders of a machine, except those omitted on purpose', () => {
    const forgotten = givers.flatMap(({ name, text, parts }) =>
      parts.filter((part) => !new RegExp(`\\b${part}\\s*[:,(}]`).test(text)).map((part) => `${name} ${part}`),
    )
    expect(forgotten.toSorted()).toEqual(Object.keys(MEANT).toSorted())
  })

  it('provides every overlay of the root', () => {
    const services = { config: () => ({}) } as unknown as PortalSystem & { config: () => Config }
    const provided = Object.keys(provideOverlays(services))
    // `startSystem` provides the first two; notifications need no services.
    const others = ['portal', 'impersonation', 'notifications']
    expect([...others, ...provided].toSorted()).toEqual(
      Object.keys(rootMachine.implementations.actors).toSorted(),
    )
  })

  it('provides machines only in `app`, in `data` and in wiring files', () => {
    const elsewhere = sources.filter(
      ({ name, text }) => /\.provide\(/.test(text) && !/^(app|data)\/|\/wiring\w*\.ts$/.test(name),
    )
    expect(elsewhere.map(({ name }) => name)).toEqual([])
  })
})
