import {
  interrupted,
  lawsBrokenOn,
  lostActions,
  pick,
  refusalOf,
  seeded,
  start,
  step,
  swappedTargets,
} from '@portal/paths'
import { expect, test } from 'vitest'
import { PROOFS, type Proof } from './models.ts'

const CHARTS = Object.entries<Proof>(PROOFS)

const lawsBrokenBy = ({ model, committed }: Proof): readonly string[] => [
  ...new Set(committed.paths.flatMap((path) => lawsBrokenOn(model, path)).map(({ law }) => law)),
]

test.each(CHARTS)(
  'The paths of %s hold with each interrupt inserted',
  async (_, { model, committed }) => {
    const extended = interrupted(model, committed.paths)
    expect(extended.length > 0).toBe(model.without.interrupts === undefined)
    expect((await refusalOf(model, extended))?.message).toBeUndefined()
  },
  60_000,
)

test.each(CHARTS)(
  'The laws of %s hold after every step of its paths',
  (_, proof) => {
    expect(Object.keys(proof.model.laws).length > 0).toBe(proof.model.without.laws === undefined)
    expect(lawsBrokenBy(proof)).toEqual([])
  },
  60_000,
)

test.each(CHARTS)('Each law of %s rejects some wrong outcome', (_, { model, committed }) => {
  const random = seeded(1)
  const snapshots = committed.paths.flatMap(({ input, steps }) => {
    const begun = start(model, input).snapshot
    let now = begun
    return [begun, ...steps.map(({ event }) => (now = step(model, now, event).snapshot))]
  })
  const anyOf = () => pick(snapshots, () => 1, random) as never
  const credulous = Object.entries(model.laws).filter(([, holds]) =>
    Array.from({ length: 2_000 }).every(() => holds(anyOf(), { after: anyOf, fresh: snapshots[0] as never })),
  )
  expect(credulous.map(([law]) => law)).toEqual([])
})

test.each([
  ['signIn', 'loses an action', lostActions, 'signing out forgets the user'],
  ['intakeForm', 'loses an action', lostActions, 'BACK_TO_FORM keeps'],
  ['banner', 'loses an action', lostActions, 'a change of user clears the message'],
  ['changePassword', 'loses an action', lostActions, 'no password stays in the context after a change'],
  ['cookieConsent', 'loses an action', lostActions, 'a withdrawn choice'],
  ['relationFilter', 'loses an action', lostActions, 'CHOOSE and then CLEAR'],
  ['notifications', 'loses an action', lostActions, 'RESET clears the failures'],
  ['flags', 'loses an action', lostActions, 'a change of user clears the permissions'],
  ['onboarding', 'loses an action', lostActions, 're-sign-in happens at most once'],
  ['analytics', 'goes to a wrong target', swappedTargets, 'granting and then withdrawing consent'],
] as const)(
  'The machine %s breaks a law when it %s',
  (name, _, make, law) => {
    const { model, committed } = PROOFS[name]
    const laws = Object.fromEntries(Object.entries(model.laws).filter(([says]) => says.startsWith(law)))
    const breaks = make(model.machine).some(({ machine }) => {
      try {
        return lawsBrokenBy({ model: { ...model, machine, laws }, committed }).length > 0
      } catch {
        // The machine fails, for example because it sends an event to a child that it has stopped.
        return false
      }
    })
    expect(breaks).toBe(true)
  },
  60_000,
)
