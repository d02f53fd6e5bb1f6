import type { StoredDraft, WizardAnswers, WizardContext, WizardSelectors } from '@portal/machines'
import { readWizardDraft, removeWizardDraft, writeWizardDraft } from '../services/wizardDraft.ts'

/** The draft of a wizard as its machine is given it: what was stored, and the actions that store it. */
export interface WizardDraft<TStep extends string, TAnswers> {
  readonly stored: unknown
  /** What is stored now, perhaps by another tab. */
  readonly latest: () => unknown
  readonly actions: {
    readonly keepDraft: (
      args: { readonly context: WizardContext<TStep, TAnswers> } & Pick<StoredDraft, 'files'>,
    ) => void
    readonly dropDraft: () => void
  }
}

/** Whether the browser keeps the draft, for a view that says so. */
export interface Keeping {
  readonly isKept: () => boolean
  /** When it was stored last; undefined before the first time of this visit. */
  readonly savedAt: () => number | undefined
  readonly onChange: (changed: () => void) => () => void
}

/** One person's draft of a wizard. */
export const openWizardDraft = <TStep extends string, TAnswers extends WizardAnswers>(
  name: string,
  person: string,
  select: WizardSelectors<TStep, TAnswers>,
  now: () => number,
): WizardDraft<TStep, TAnswers> & { readonly keeping: Keeping } => {
  const listening = new Set<() => void>()
  let isKept = true
  let savedAt: number | undefined
  const latest = () => readWizardDraft(name, person)
  const keep = (context: WizardContext<TStep, TAnswers>, beside: Pick<StoredDraft, 'files'>) => {
    const draft = select.draft({ context, value: '' })
    isKept = draft === undefined || writeWizardDraft(name, person, { ...draft, ...beside })
    if (isKept) savedAt = now()
    for (const one of listening) one()
  }
  return {
    stored: latest(),
    latest,
    actions: {
      keepDraft: ({ context, files }) => keep(context, files ? { files } : {}),
      dropDraft: () => removeWizardDraft(name, person),
    },
    keeping: {
      isKept: () => isKept,
      savedAt: () => savedAt,
      onChange: (changed) => {
        listening.add(changed)
        return () => listening.delete(changed)
      },
    },
  }
}
