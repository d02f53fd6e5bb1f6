// @vitest-environment jsdom
import { relationFilterMachine, selectChosenRelation } from '@portal/machines'
import type { RelationEntry } from '@portal/schemas'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { PortalSystem } from '../../app/portalSystem.ts'
import { draftName } from '../../data/draftName.ts'
import { requestKind } from './wiring.ts'

/*
 * A new request is for the relation in the relation selector, with the draft of that relation, although the wizard's
 * screens do not show the selector.
 */

vi.mock('./wiringFiles.ts', () => ({}))

const OWN = { Id: 'R1', Description: 'Group', IsCompany: 1 } as const
const COAST = { Id: 'R2', Description: 'Coast', IsCompany: 1 } as const
const PORT = { Id: 'R3', Description: 'Port', IsCompany: 1 } as const

const open = () => {
  let own: { readonly Id: string } = OWN
  let viewed: object | undefined
  const filter = createActor(
    relationFilterMachine.provide({
      actors: {
        listRelations: fromPromise<readonly RelationEntry[], { isListOfChargepoints: boolean }>(async () => [
          OWN,
          COAST,
        ]),
      },
    }),
  ).start()
  const system = {
    portal: {
      getSnapshot: () => ({
        context: { userInfo: { Relation: own, RelationContact: { Name: 'Sofie Claes' } } },
      }),
    },
    overlays: () => ({ relationFilter: filter }),
    impersonation: { getSnapshot: () => ({ value: 'viewing', context: { relation: viewed } }) },
  } as unknown as PortalSystem
  filter.send({ type: 'IDENTIFY', person: { id: 'fleet', isCompany: true } })
  return {
    /** Chooses a relation on the cards screen, which has the selector, then returns to a screen without it. */
    choose: async (relation: { readonly Id: string } | undefined) => {
      filter.send({ type: 'PLACE', page: 'tokens' })
      await vi.waitFor(() => expect(filter.getSnapshot().context.relations).toBeDefined())
      filter.send({ type: 'OPEN' })
      filter.send(relation ? { type: 'CHOOSE', id: relation.Id } : { type: 'CLEAR' })
      filter.send({ type: 'PLACE', page: undefined })
      expect(selectChosenRelation(filter.getSnapshot())).toBeUndefined()
    },
    look: (relation: object | undefined) => {
      viewed = relation
    },
    moveTo: (relation: { readonly Id: string }) => {
      own = relation
    },
    begun: () => requestKind.begin(system, 'CARD'),
    name: (wizard = 'request') => draftName(system, wizard, 'fleet'),
  }
}

const leave = (name: string, customerId: string) =>
  localStorage.setItem(`charge-portal:wizard:${name}:fleet`, JSON.stringify({ draft: { customerId } }))

beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

it('a request is for the user’s own relation if none is selected', () => {
  const { begun, name } = open()
  expect(begun()).toMatchObject({ customerId: 'R1', companyName: 'Group', contactName: 'Sofie Claes' })
  expect(name()).toBe('request')
})

it('a request is for the selected relation, with a separate draft, until the selection is cleared', async () => {
  const { choose, begun, name } = open()
  await choose(COAST)
  expect(begun()).toMatchObject({ customerId: 'R2', companyName: 'Coast', contactName: 'Sofie Claes' })
  expect(name()).toBe('request/R2')
  // The installation wizard does not use the selector, because it asks for the charger's owner.
  expect(name('installation')).toBe('installation')
  await choose(undefined)
  expect([begun()?.customerId, name()]).toEqual(['R1', 'request'])
  await choose(OWN)
  expect([begun()?.customerId, name()]).toEqual(['R1', 'request'])
})

it('a request is for the viewed relation, or for a selected relation below it', async () => {
  const { choose, look, begun, name } = open()
  look(PORT)
  expect([begun()?.customerId, name(), name('installation')]).toEqual(['R3', 'request/R3', 'installation/R3'])
  await choose(COAST)
  expect([begun()?.customerId, name(), name('installation')]).toEqual(['R2', 'request/R2', 'installation/R3'])
})

it('a request uses the draft of the user’s former relation if that relation is selected', async () => {
  const { choose, moveTo, name } = open()
  leave('request', 'R2')
  expect(name()).toBe('request/R1')
  await choose(COAST)
  expect(name()).toBe('request')
  moveTo(COAST)
  expect(name()).toBe('request')
})
