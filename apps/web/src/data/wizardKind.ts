import type {
  ChosenFile,
  TakenDraft,
  WizardAnswers,
  WizardEvent,
  WizardSelectors,
  WizardSnapshot,
  WrongAnswers,
} from '@portal/machines'
import type { ActorRef, AnyStateMachine, EventObject, Snapshot, Subscribable } from 'xstate'
import type { PortalSystem } from '../app/portalSystem.ts'
import type { DraftFilesMachine, DraftFilesRef, ListedFiles } from './draftFiles.ts'
import type { WizardDraft } from './wizardDraft.ts'

export interface WizardActor<TStep extends string, TAnswers>
  extends Subscribable<WizardSnapshot<TStep, TAnswers>> {
  readonly getSnapshot: () => WizardSnapshot<TStep, TAnswers>
  readonly send: (event: WizardEvent<TStep, TAnswers>) => void
  readonly on: ActorRef<Snapshot<unknown>, EventObject, WrongAnswers | TakenDraft<TAnswers>>['on']
}

/** Files of a draft: their machine, and their contents by id. */
export interface DraftFiles {
  readonly actor: DraftFilesRef
  readonly add: (files: Iterable<File>) => void
  readonly content: (id: string) => Blob | undefined
  /** Returns id, name and size of each file, as stored in the draft. */
  readonly named: () => readonly ChosenFile[]
  /** Uploads these files to the request; resolves once all are stored. */
  readonly sendTo: (request: string, ids: readonly string[]) => Promise<void>
  /** Resolves with true if the request already has all of these files. */
  readonly areAt: (request: string, ids: readonly string[], signal: AbortSignal) => Promise<boolean>
  /** Reads the files again after another tab has changed those of the draft to `ids`. */
  readonly follow: (ids: readonly string[]) => void
  readonly forget: () => void
}

export type SpawnDraftFiles = (
  machine: DraftFilesMachine,
  options: { readonly input: ListedFiles },
) => DraftFilesRef

export interface ProvidedWizard<TStep extends string, TAnswers> {
  readonly machine: AnyStateMachine
  readonly openFiles?: (
    wizard: WizardActor<TStep, TAnswers>,
    stored: unknown,
    spawn: SpawnDraftFiles,
  ) => DraftFiles
}

/** The parts of a wizard that its feature defines. */
export interface WizardKind<TStep extends string, TAnswers extends WizardAnswers> {
  /** Base name of its drafts in storage; drafts for other relations append the relation's id. */
  readonly name: string
  readonly select: WizardSelectors<TStep, TAnswers>
  readonly pathOf: (step: TStep) => string
  /** Returns the step of a path; undefined for the path of another screen. */
  readonly stepOf: (path: string) => TStep | undefined
  /** Path that opens when the user leaves the wizard or has no draft. */
  readonly home: string
  /** Provides the services of its machine; the files of its draft belong to `owner`. */
  readonly provide: (
    system: PortalSystem,
    draft: WizardDraft<TStep, TAnswers>,
    owner: string,
  ) => ProvidedWizard<TStep, TAnswers>
  /** Returns the initial answers of the draft that `?start=CARD` requests; undefined for an unknown kind. */
  readonly begin: (system: PortalSystem, name: string) => TAnswers | undefined
  /** Loads answers for a new draft. They fill in only unanswered questions. */
  readonly learn: (system: PortalSystem, begun: TAnswers, signal: AbortSignal) => Promise<Partial<TAnswers>>
}
