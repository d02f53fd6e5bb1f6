import type { StoredDraft } from '@portal/machines'
import type { Facts } from '@portal/paths'
import type { Operation } from '../mock.ts'

/** What the adapter of a wizard knows beside what all wizards have in common. */
export interface WizardOnPage<TStep extends string, TCall extends string> {
  readonly persona: string
  /** Where its draft is kept, by the mock's session. */
  readonly draftKey: (session: string) => string
  /** The screen from which it is entered. */
  readonly home: {
    readonly path: string
    readonly begin: () => Promise<void>
    /** Both from the home screen, with a draft. */
    readonly goOn: () => Promise<void>
    readonly discard: () => Promise<void>
    /** The way home when the draft was kept after all, where the portal does not lead there by itself. */
    readonly keep?: () => Promise<void>
    /** Whether the home screen offers to go on with a draft; nothing to look at where it does not say so. */
    readonly seeDraft?: (isThere: boolean) => Promise<void>
  }
  readonly steps: Readonly<
    Record<TStep, { readonly path: string; readonly title: string; readonly label: string }>
  >
  /** Does what a person does to answer the step so; `visit` makes texts of one draft differ from those of another. */
  readonly fill: (answers: Readonly<Record<string, unknown>>, visit: number) => Promise<void>
  readonly fieldName: (field: string) => string
  /** The words of the button that submits. */
  readonly submit: (expected: Facts) => string
  readonly done: (expected: Facts) => string
  /** The way away from what was submitted. */
  readonly leaveDone: () => Promise<void>
  readonly check: Operation
  /** The words of the button that has an answer checked. */
  readonly checkWords: string
  /** The same after it has failed, where they are others. */
  readonly recheckWords?: string
  /** The words of the button that clears cards and subscriptions, where there are any. */
  readonly resetTokens?: string
  readonly calls: Readonly<
    Record<
      TCall,
      {
        readonly name: string
        /** The request that is held. */
        readonly operation: Operation
        /** Told by its own time that nothing comes, in ms: it is lost by silence and not by a broken connection. */
        readonly silence?: number
        /** The call that finds out whether it arrived. */
        readonly look: Operation
      }
    >
  >
  /** Changes a draft before it is stored, so that it is like no other one. */
  readonly unlike: (draft: StoredDraft, visit: number) => StoredDraft
}
