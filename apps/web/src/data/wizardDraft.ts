import type { WizardAnswers, WizardContext, WizardSelectors } from '@portal/machines'
import {
  onWizardDrafts,
  readWizardDraft,
  removeWizardDraft,
  writeWizardDraft,
} from '../services/wizardDraft.ts'

/** The draft of a wizard as its chart is given it: what was stored, and the actions that store it. */
export interface WizardDraft<TStep extends string, TAnswers> {
  readonly stored: unknown
  readonly actions: {
    readonly keepDraft: (args: { readonly context: WizardContext<TStep, TAnswers> }) => void
    readonly dropDraft: () => void
  }
}

/** Whether the browser keeps the draft, for a view that says so. */
export interface Keeping {
  readonly isKept: () => boolean
  readonly onChange: (changed: () => void) => () => void
}

/** One person's draft of a wizard. */
export const openWizardDraft = <TStep extends string, TAnswers extends WizardAnswers>(
  name: string,
  person: string,
  select: WizardSelectors<TStep, TAnswers>,
): WizardDraft<TStep, TAnswers> & { readonly keeping: Keeping } => {
  const listening = new Set<() => void>()
  let isKept = true
  const keep = (context: WizardContext<TStep, TAnswers>) => {
    const draft = select.draft({ context, value: '' })
    const wasKept = isKept
    isKept = draft === undefined || writeWizardDraft(name, person, draft)
    if (isKept !== wasKept) for (const one of listening) one()
  }
  return {
    stored: readWizardDraft(name, person),
    actions: {
      keepDraft: ({ context }) => keep(context),
      dropDraft: () => removeWizardDraft(name, person),
    },
    keeping: {
      isKept: () => isKept,
      onChange: (changed) => {
        listening.add(changed)
        return () => listening.delete(changed)
      },
    },
  }
}
