import type {
  WizardAnswers,
  WizardEvent,
  WizardSelectors,
  WizardSnapshot,
  WrongAnswers,
} from '@portal/machines'
import type { Subscribable, Subscription } from 'xstate'
import type { PortalSystem } from '../app/portalSystem.ts'
import type { WizardDraft } from './wizardDraft.ts'

/** A running wizard, whatever its steps are. */
export interface WizardActor<TStep extends string, TAnswers>
  extends Subscribable<WizardSnapshot<TStep, TAnswers>> {
  readonly getSnapshot: () => WizardSnapshot<TStep, TAnswers>
  readonly send: (event: WizardEvent<TStep, TAnswers>) => void
  readonly on: (type: 'WRONG_FIELDS', listener: (event: WrongAnswers) => void) => Subscription
  readonly stop: () => unknown
}

/** What a feature says of its wizard. */
export interface WizardKind<TStep extends string, TAnswers extends WizardAnswers> {
  /** Under which its drafts are stored, that of another relation beside it. */
  readonly name: string
  readonly select: WizardSelectors<TStep, TAnswers>
  readonly pathOf: (step: TStep) => string
  /** Undefined for the path of another screen. */
  readonly stepOf: (path: string) => TStep | undefined
  /** Where a person comes who leaves it, or has no draft of it. */
  readonly home: string
  /** The machine with its services; the files of its draft are those of `owner`. */
  readonly start: (
    system: PortalSystem,
    draft: WizardDraft<TStep, TAnswers>,
    owner: string,
  ) => WizardActor<TStep, TAnswers>
  /** What a draft begins with, as the address asks for one: `?start=CARD`. Undefined: there is none of that kind. */
  readonly begin: (system: PortalSystem, wanted: string) => TAnswers | undefined
  /** What is found out for a draft that has just begun: it fills in what is not answered yet. */
  readonly learn: (system: PortalSystem, begun: TAnswers, signal: AbortSignal) => Promise<Partial<TAnswers>>
}
