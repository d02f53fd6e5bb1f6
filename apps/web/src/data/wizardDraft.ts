import type { StoredDraft, WizardAnswers, WizardContext, WizardSelectors } from '@portal/machines'
import { readWizardDraft, removeWizardDraft, writeWizardDraft } from '../services/wizardDraft.ts'
import { createStore, type ReadableStore } from './store.ts'

/** Stored draft of a wizard, with the actions that write it. */
export interface WizardDraft<TStep extends string, TAnswers> {
  readonly stored: unknown
  /** Reads the stored draft, which another tab may have changed. */
  readonly latest: () => unknown
  readonly actions: {
    readonly keepDraft: (
      args: { readonly context: WizardContext<TStep, TAnswers> } & Pick<StoredDraft, 'files'>,
    ) => void
    readonly dropDraft: () => void
  }
}

export interface DraftStatus {
  /** False if the browser could not store the draft. */
  readonly isStored: boolean
  /** Time of the last write, in ms since 1970; undefined before the first one of this visit. */
  readonly savedAt?: number
}

export const openWizardDraft = <TStep extends string, TAnswers extends WizardAnswers>(
  name: string,
  person: string,
  select: WizardSelectors<TStep, TAnswers>,
  now: () => number,
): WizardDraft<TStep, TAnswers> & { readonly draftStatus: ReadableStore<DraftStatus> } => {
  const draftStatus = createStore<DraftStatus>({ isStored: true })
  const latest = () => readWizardDraft(name, person)
  return {
    stored: latest(),
    latest,
    actions: {
      keepDraft: ({ context, files }) => {
        const draft = select.draft({ context, value: '' })
        const isStored =
          draft === undefined || writeWizardDraft(name, person, { ...draft, ...(files && { files }) })
        draftStatus.set(isStored ? { isStored, savedAt: now() } : { ...draftStatus.get(), isStored })
      },
      dropDraft: () => removeWizardDraft(name, person),
    },
    draftStatus,
  }
}
