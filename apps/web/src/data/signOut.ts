import type { PortalSystem } from '../app/portalSystem.ts'
import { wizardDraftsOf } from '../services/wizardDraft.ts'
import { draftOwner } from './draftOwner.ts'

/** Signs out as the person wishes; where that would delete drafts on this device, they are asked first. */
export const signOut = (system: PortalSystem): void => {
  const person = draftOwner(system)
  system.signingOut.send({ type: 'SIGN_OUT', drafts: person === undefined ? [] : wizardDraftsOf(person) })
}
