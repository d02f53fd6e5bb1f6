import type {
  AttachmentsRef,
  ChosenFile,
  WizardAnswers,
  WizardEvent,
  WizardSelectors,
  WizardSnapshot,
  WrongAnswers,
} from '@portal/machines'
import type { AnyStateMachine, Subscribable, Subscription } from 'xstate'
import type { PortalSystem } from '../app/portalSystem.ts'
import type { ReadableStore } from './store.ts'
import type { WizardDraft } from './wizardDraft.ts'

/** A running wizard, whatever its steps are. */
export interface WizardActor<TStep extends string, TAnswers>
  extends Subscribable<WizardSnapshot<TStep, TAnswers>> {
  readonly getSnapshot: () => WizardSnapshot<TStep, TAnswers>
  readonly send: (event: WizardEvent<TStep, TAnswers>) => void
  readonly on: (type: 'WRONG_FIELDS', listener: (event: WrongAnswers) => void) => Subscription
}

/** The files of a draft: their machine, and their contents by id. */
export interface DraftFiles {
  /** Undefined until it is known which files were kept. */
  readonly actor: ReadableStore<AttachmentsRef | undefined>
  readonly add: (files: Iterable<File>) => void
  readonly content: (id: string) => Blob | undefined
  /** Names of the files, which the draft keeps. */
  readonly named: () => readonly ChosenFile[]
  /** Sends these files to the request; resolves once each of them is there. */
  readonly sendTo: (request: string, wanted: readonly string[]) => Promise<void>
  /** Resolves with true if all of these files are at the request already. */
  readonly areAt: (request: string, wanted: readonly string[], signal: AbortSignal) => Promise<boolean>
  /** Another tab went on with the draft, which names these files: they are read again. */
  readonly follow: (ids: readonly string[]) => void
  /** Begins without files. */
  readonly forget: () => void
  readonly end: () => void
}

/** The machine of a wizard with its services. */
export interface ProvidedWizard<TStep extends string, TAnswers> {
  readonly machine: AnyStateMachine
  /** Opens the files of the draft that was stored, if its wizard has files. */
  readonly openFiles?: (wizard: WizardActor<TStep, TAnswers>, stored: unknown) => DraftFiles
}

/** The parts of a wizard that its feature defines. */
export interface WizardKind<TStep extends string, TAnswers extends WizardAnswers> {
  /** Name of its drafts in storage, before that of another relation. */
  readonly name: string
  readonly select: WizardSelectors<TStep, TAnswers>
  readonly pathOf: (step: TStep) => string
  /** Undefined for the path of another screen. */
  readonly stepOf: (path: string) => TStep | undefined
  /** Path for people who leave it or have no draft of it. */
  readonly home: string
  /** Provides the services of its machine; the files of its draft are those of `owner`. */
  readonly provide: (
    system: PortalSystem,
    draft: WizardDraft<TStep, TAnswers>,
    owner: string,
  ) => ProvidedWizard<TStep, TAnswers>
  /** The first answers of the draft that the address asks for: `?start=CARD`. Undefined for an unknown kind. */
  readonly begin: (system: PortalSystem, wanted: string) => TAnswers | undefined
  /** Finds answers for a draft that has just begun; they fill in what is not answered yet. */
  readonly learn: (system: PortalSystem, begun: TAnswers, signal: AbortSignal) => Promise<Partial<TAnswers>>
}
