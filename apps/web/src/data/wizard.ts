import type { WizardAnswers, WizardSelectors, WizardSnapshot } from '@portal/machines'
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useSystem } from '../app/context.ts'
import type { PortalSystem } from '../app/portalSystem.ts'
import { watchOtherTabs } from '../services/wizardDraft.ts'
import { draftName } from './draftName.ts'
import { draftOwner } from './draftOwner.ts'
import { newIntent } from './intent.ts'
import { keepWizardAddress } from './wizardAddressKeeper.ts'
import { type Keeping, openWizardDraft } from './wizardDraft.ts'
import type { WizardActor, WizardKind } from './wizardKind.ts'

export type { WizardKind } from './wizardKind.ts'

/** A wizard of the person who is signed in. It goes on while other screens are shown. */
export interface Wizard<TStep extends string, TAnswers extends WizardAnswers> {
  readonly kind: WizardKind<TStep, TAnswers>
  readonly select: WizardSelectors<TStep, TAnswers>
  readonly actor: WizardActor<TStep, TAnswers>
  readonly send: WizardActor<TStep, TAnswers>['send']
  readonly keeping: Keeping
  /** Updates the address when a screen of the wizard is opened. */
  readonly follow: () => void
}

const running = new WeakMap<PortalSystem, Map<string, Wizard<string, WizardAnswers>>>()

const tellUnreadable = ({ appearance, overlays }: PortalSystem): void => {
  const content = appearance.i18n(appearance.language.get().language)?.t('wizard.draft.unreadable')
  // A wizard starts while its screen is rendered: others hear of it after that.
  if (content !== undefined)
    queueMicrotask(() =>
      overlays().notifications.send({ type: 'NOTIFY', request: { colour: 'warning', content } }),
    )
}

const startWizard = <TStep extends string, TAnswers extends WizardAnswers>(
  system: PortalSystem,
  kind: WizardKind<TStep, TAnswers>,
): { readonly wizard: Wizard<TStep, TAnswers>; readonly end: () => void } => {
  const person = draftOwner(system)
  if (person === undefined) throw new Error('A wizard was opened without a person.')
  const { select } = kind
  const name = draftName(system, kind.name, person)
  const { keeping, ...draft } = openWizardDraft(name, person, select, () => system.bco().now())
  const actor = kind.start(system, draft, `${name}:${person}`)
  // Of another version, or damaged: there is no way to go on with it.
  if (draft.stored !== null && !select.hasDraft(actor.getSnapshot())) {
    draft.actions.dropDraft()
    tellUnreadable(system)
  }
  const ended = new AbortController()
  const begin = async (answers: TAnswers): Promise<void> => {
    const key = newIntent(system.bco().now())
    actor.send({ type: 'START', key, answers })
    try {
      const learned = await kind.learn(system, answers, ended.signal)
      const isSame = actor.getSnapshot().context.submission?.key === key
      if (isSame && !ended.signal.aborted) actor.send({ type: 'LEARN', answers: learned })
    } catch {
      // The person fills in more themself.
    }
  }
  const address = keepWizardAddress(
    kind,
    actor,
    (wanted) => kind.begin(system, wanted),
    (answers) => void begin(answers),
  )
  const unwatch = watchOtherTabs(name, person, (stored) => actor.send({ type: 'OVERTAKEN', stored }))
  return {
    wizard: {
      kind,
      select,
      actor,
      keeping,
      send: (event) => actor.send(event),
      follow: address.follow,
    },
    end: () => {
      unwatch()
      address.end()
      ended.abort()
      actor.stop()
    },
  }
}

/** The one wizard of a kind. It ends with the person, and with the relation that they look at: its draft stays. */
const theWizard = <TStep extends string, TAnswers extends WizardAnswers>(
  system: PortalSystem,
  kind: WizardKind<TStep, TAnswers>,
): Wizard<TStep, TAnswers> => {
  const all = running.get(system) ?? new Map<string, Wizard<string, WizardAnswers>>()
  running.set(system, all)
  const known = all.get(kind.name)
  // Kept under the name of its kind, which says what its steps and answers are.
  if (known) return known as unknown as Wizard<TStep, TAnswers>
  const { wizard, end } = startWizard(system, kind)
  all.set(kind.name, wizard as unknown as Wizard<string, WizardAnswers>)
  const forget = system.onClearCaches(() => {
    forget()
    all.delete(kind.name)
    end()
  })
  return wizard
}

/** The wizard of a screen, which is at the step that its address names if that may be shown. */
export const useWizard = <TStep extends string, TAnswers extends WizardAnswers>(
  kind: WizardKind<TStep, TAnswers>,
): Wizard<TStep, TAnswers> => {
  const system = useSystem()
  const cleared = useSyncExternalStore(system.onClearCaches, system.cachesCleared)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- new caches mean another person: the earlier wizard has ended
  const wizard = useMemo(() => theWizard(system, kind), [system, kind, cleared])
  useEffect(() => wizard.follow(), [wizard])
  return wizard
}

/** The current state of a wizard. */
export const useWizardSnapshot = <TStep extends string, TAnswers extends WizardAnswers>({
  actor,
}: Wizard<TStep, TAnswers>): WizardSnapshot<TStep, TAnswers> =>
  useSyncExternalStore(
    useCallback(
      (changed) => {
        const subscription = actor.subscribe(changed)
        return () => subscription.unsubscribe()
      },
      [actor],
    ),
    () => actor.getSnapshot(),
  )
