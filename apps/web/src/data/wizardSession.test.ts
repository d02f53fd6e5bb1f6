// @vitest-environment jsdom
import {
  provideRequestWizard,
  REQUEST_ROUTES,
  REQUEST_STEPS,
  type RequestAnswers,
  type RequestStep,
  requestWizard,
} from '@portal/machines'
import { CHARGER } from '@portal/machines/requestCases'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { PortalSystem } from '../app/portalSystem.ts'
import type { WizardActor, WizardKind } from './wizardKind.ts'
import { wizardSession } from './wizardSession.ts'

const pathOf = (step: RequestStep) => `/my/${REQUEST_ROUTES[step]}`
const kind: WizardKind<RequestStep, RequestAnswers> = {
  name: 'request',
  select: requestWizard,
  pathOf,
  stepOf: (path) => REQUEST_STEPS.find((step) => pathOf(step) === path),
  home: '/my/requests',
  provide: () => ({ machine: provideRequestWizard({ actors: {}, actions: {} } as never) }),
  begin: () => undefined,
  learn: async () => ({}),
}

/** Steps of the draft, with every question answered. */
const steps = ['accountType', 'contactDetails', 'chargerType'] as const
const draft = (key: string) => ({
  v: 1,
  kind: 'CHARGER',
  steps,
  draft: CHARGER,
  attachmentIds: [],
  submission: { key, callsDone: [] },
})

/** Pushes a history entry with the depth of its step in its draft. */
const place = (step: RequestStep, entry: { readonly draft: string; readonly depth: number }) =>
  window.history.pushState({ wizard: { ...entry, floor: 0 } }, '', pathOf(step))

const system = {
  portal: { getSnapshot: () => ({ context: {} }) },
  impersonation: { getSnapshot: () => ({ context: {} }) },
  overlays: () => ({ relationFilter: { getSnapshot: () => ({ context: {} }) } }),
} as unknown as PortalSystem

let end = () => undefined as void
beforeEach(() => {
  window.history.replaceState(null, '', '/')
  localStorage.setItem('charge-portal:wizard:request:jonas', JSON.stringify(draft('new')))
})
afterEach(() => end())

const open = () => {
  const input = { system, kind: kind as never, person: 'jonas' }
  const session = createActor(wizardSession, { input }).start()
  end = () => void session.stop()
  session.send({ type: 'FOLLOW' })
  return session.getSnapshot().context.wizard as unknown as WizardActor<RequestStep, RequestAnswers>
}
const positionOf = (actor: ReturnType<typeof open>) => ({
  step: requestWizard.step(actor.getSnapshot()),
  path: window.location.pathname,
  entry: (window.history.state as { readonly wizard?: unknown } | null)?.wizard,
})
const AT_THIRD = {
  step: 'chargerType',
  path: pathOf('chargerType'),
  entry: { draft: 'new', depth: 2, floor: 2 },
}

describe('a history entry of an earlier draft', () => {
  it('opens the current step of the new draft and gets the URL of that step', () => {
    place('reviewOrder', { draft: 'earlier', depth: 10 })
    expect(positionOf(open())).toEqual(AT_THIRD)
  })

  it('does not change the current step when the browser navigates to the entry', () => {
    place('chargerType', { draft: 'new', depth: 2 })
    const actor = open()
    place('mountingType', { draft: 'earlier', depth: 6 })
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(positionOf(actor)).toEqual(AT_THIRD)
  })

  it('opens an earlier step, like a URL without a depth', () => {
    place('accountType', { draft: 'earlier', depth: 4 })
    expect(positionOf(open())).toEqual({
      step: 'accountType',
      path: pathOf('accountType'),
      entry: { draft: 'new', depth: 0, floor: 0 },
    })
  })
})

it('A history entry of the same draft opens its step if the answers lead there', () => {
  place('mountingType', { draft: 'new', depth: 3 })
  expect(positionOf(open())).toMatchObject({ step: 'mountingType', path: pathOf('mountingType') })
})
