import { createGates, settle } from '@portal/paths'
import { type Config, FLAG_DEFAULTS, type Flags, mockConfig, type UserInfo } from '@portal/schemas'
import { createActor, SimulatedClock } from 'xstate'
import { flagsMachine } from '../../flags/machine.ts'
import { signInMachine } from '../../signIn/machine.ts'
import { selectSignInViewState } from '../../signIn/selectors.ts'
import type { User } from '../../signIn/types.ts'
import {
  portalMachine,
  portalOnboarding,
  selectIsUnderMaintenance,
  selectPortalViewState,
  selectSignIn,
} from '../machine.ts'

export const config: Config = mockConfig('http://localhost:4010')
export const user: User = {
  sub: 'driver',
  name: 'Dana Driver',
  email: 'd@example.test',
  accessToken: 'old',
  expiresAt: 1,
}
export const userInfo: UserInfo = {
  role: ['User'],
  Relation: { Id: 'R-1', Description: 'Dana Driver', IsCompany: 0 },
  RelationContact: { Id: 'C-1', Name: 'Dana Driver', Email: 'd@example.test' },
}

export const open = (storedSub?: string) => {
  const signIn = createGates(signInMachine, ['watchUser'])
  const flags = createGates(flagsMachine, ['watchPage'])
  const gate = createGates(portalMachine, [], ['signIn', 'flags', 'onboarding'])
  const onboarding = createGates(portalOnboarding)
  const clock = new SimulatedClock()
  let cleared = 0
  const ahead: string[] = []
  const machine = gate.machine.provide({
    actors: { signIn: signIn.machine, flags: flags.machine, onboarding: onboarding.machine },
    actions: {
      clearCaches: () => void (cleared += 1),
      prefetch: () => void ahead.push('asked'),
      dropPrefetched: () => void ahead.push('dropped'),
    },
  })
  const actor = createActor(machine, {
    input: { entry: 'page', returnTo: '/dashboard', isVisible: true, storedSub },
    clock,
  }).start()
  const ownerOf = (id: string) => [gate, onboarding].find((owner) => owner.isOpen(id)) ?? signIn
  return {
    actor,
    clock,
    signIn,
    flags,
    isOpen: (id: string) => ownerOf(id).isOpen(id),
    answer: async (id: string, output?: unknown) => {
      ownerOf(id).release(id, output)
      await settle()
    },
    refuse: async (id: string, code: string) => {
      ownerOf(id).refuse(id, { code })
      await settle()
    },
    /** Releases the response of the flag service. */
    evaluated: async (values: Partial<Flags> = {}) => {
      flags.release('evaluateFlags', { ...FLAG_DEFAULTS, ...values })
      await settle()
    },
    isClosed: () => selectIsUnderMaintenance(actor.getSnapshot()),
    viewState: () => selectPortalViewState(actor.getSnapshot()),
    signInView: () => {
      const child = selectSignIn(actor.getSnapshot())
      return child && selectSignInViewState(child.getSnapshot())
    },
    child: () => {
      const child = selectSignIn(actor.getSnapshot())
      if (!child) throw new Error('The sign-in is not running')
      return child
    },
    cleared: () => cleared,
    ahead,
  }
}

/** Opens a portal whose flag service reports no maintenance. */
export const admitted = async () => {
  const portal = open()
  await portal.answer('loadConfig', config)
  await portal.evaluated()
  return portal
}

export const identified = async () => {
  const portal = await admitted()
  await portal.answer('restoreUser', { kind: 'valid', user })
  return portal
}

export const ready = async () => {
  const portal = await identified()
  await portal.answer('fetchUserInfo', userInfo)
  return portal
}
