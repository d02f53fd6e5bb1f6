import type { StoredDraft, WizardAnswers, WizardContext, WizardSelectors } from '@portal/machines'
import { readWizardDraft, removeWizardDraft, writeWizardDraft } from '../services/wizardDraft.ts'
import { createStore, type ReadableStore } from './store.ts'

/** The stored draft of a wizard, and the actions that store it. */
export interface WizardDraft<TStep extends string, TAnswers> {
  readonly stored: unknown
  /** Reads what is stored now, perhaps by another tab. */
  readonly latest: () => unknown
  readonly actions: {
    readonly keepDraft: (
      args: { readonly context: WizardContext<TStep, TAnswers> } & Pick<StoredDraft, 'files'>,
    ) => void
    readonly dropDraft: () => void
  }
}

export interface KeptDraft {
  /** False where the browser has no room for the draft. */
  readonly isKept: boolean
  /** When it was stored last, in ms since 1970; undefined before the first time of this visit. */
  readonly savedAt?: number
}

/** Opens the draft of one person. */
export const openWizardDraft = <TStep extends string, TAnswers extends WizardAnswers>(
  name: string,
  person: string,
  select: WizardSelectors<TStep, TAnswers>,
  now: () => number,
): WizardDraft<TStep, TAnswers> & { readonly kept: ReadableStore<KeptDraft> } => {
  const kept = createStore<KeptDraft>({ isKept: true })
  const latest = () => readWizardDraft(name, person)
  return {
    stored: latest(),
    latest,
    actions: {
      keepDraft: ({ context, files }) => {
        const draft = select.draft({ context, value: '' })
        const isKept =
          draft === undefined || writeWizardDraft(name, person, { ...draft, ...(files && { files }) })
        kept.set(isKept ? { isKept, savedAt: now() } : { ...kept.get(), isKept })
      },
      dropDraft: () => removeWizardDraft(name, person),
    },
    kept,
  }
}
