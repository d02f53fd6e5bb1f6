import type { WizardAnswers, WizardSelectors, WizardSnapshot } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useSystem } from '../app/context.ts'
import type { PortalSystem } from '../app/portalSystem.ts'
import { draftOwner } from './draftOwner.ts'
import type { ReadableStore } from './store.ts'
import type { DraftStatus } from './wizardDraft.ts'
import type { DraftFiles, WizardActor, WizardKind } from './wizardKind.ts'
import { type AnyWizardKind, type WizardSessionRef, wizardSession } from './wizardSession.ts'

export type { DraftFiles, WizardKind } from './wizardKind.ts'

/** Wizard of the signed-in user. It continues while other screens are shown. */
export interface Wizard<TStep extends string, TAnswers extends WizardAnswers> {
  readonly kind: WizardKind<TStep, TAnswers>
  readonly select: WizardSelectors<TStep, TAnswers>
  readonly actor: WizardActor<TStep, TAnswers>
  readonly send: WizardActor<TStep, TAnswers>['send']
  readonly draftStatus: ReadableStore<DraftStatus>
  readonly files: DraftFiles | undefined
  /** Goes to the step of the URL. */
  readonly follow: () => void
}

/** Returns the only session of a wizard. It ends when the user or the viewed relation changes; the draft stays. */
const sessionOf = (system: PortalSystem, kind: AnyWizardKind): WizardSessionRef =>
  system.childOf(`wizard ${kind.name}`, () => {
    const person = draftOwner(system)
    if (person === undefined) throw new Error('A wizard was opened without a user.')
    return { machine: wizardSession, input: { system, kind, person }, lifetime: 'relation' }
  })

const openWizard = <TStep extends string, TAnswers extends WizardAnswers>(
  system: PortalSystem,
  kind: WizardKind<TStep, TAnswers>,
): Wizard<TStep, TAnswers> => {
  const session = sessionOf(system, kind as unknown as AnyWizardKind)
  const { draftStatus, files, wizard } = session.getSnapshot().context
  const actor = wizard as unknown as WizardActor<TStep, TAnswers>
  return {
    kind,
    select: kind.select,
    actor,
    send: (event) => actor.send(event),
    draftStatus,
    files,
    follow: () => session.send({ type: 'FOLLOW' }),
  }
}

/** Returns the wizard of a screen, at the step of the URL if that step may be shown. */
export const useWizard = <TStep extends string, TAnswers extends WizardAnswers>(
  kind: WizardKind<TStep, TAnswers>,
): Wizard<TStep, TAnswers> => {
  const system = useSystem()
  const cleared = useSyncExternalStore(system.onClearCaches, system.cachesCleared)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- cleared caches mean another user or relation, so the previous wizard has ended
  const wizard = useMemo(() => openWizard(system, kind), [system, kind, cleared])
  useEffect(() => wizard.follow(), [wizard])
  return wizard
}

export const useWizardSnapshot = <TStep extends string, TAnswers extends WizardAnswers>({
  actor,
}: Wizard<TStep, TAnswers>): WizardSnapshot<TStep, TAnswers> => useSelector(actor, (snapshot) => snapshot)
