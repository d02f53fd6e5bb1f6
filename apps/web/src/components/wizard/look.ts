import type { WizardAnswers, WizardSnapshot } from '@portal/machines'
import type { ComponentType, ReactNode } from 'react'
import type { Wizard } from '../../data/wizard.ts'
import type { Icon } from '../../ui/icon.ts'

/** What a step is called. */
export interface StepWords {
  /** The heading: 'Where will it hang or stand?'. */
  readonly title: string
  /** In the list of steps, and on the button that leads there: 'Mounting'. */
  readonly label: string
  /** One sentence below the heading. */
  readonly help?: string | undefined
}

export interface StepProps<TStep extends string, TAnswers extends WizardAnswers> {
  readonly wizard: Wizard<TStep, TAnswers>
}

/** What is ordered, and what it costs, in words. */
export interface OrderLine {
  readonly name: string
  readonly amount: string
}

/** How a feature shows its wizard. */
export interface WizardLook<TStep extends string, TAnswers extends WizardAnswers> {
  readonly wizard: Wizard<TStep, TAnswers>
  /** What it is for: 'Request a charger'. */
  readonly name: string
  readonly wordsOf: (step: TStep) => StepWords
  /** What was answered, in a few words for the list of steps. */
  readonly answerOf: (step: TStep) => string | undefined
  readonly views: Readonly<Record<TStep, ComponentType<StepProps<TStep, TAnswers>>>>
  /** An answer by its name, where the screen says that it no longer applies. */
  readonly fieldName: (field: string) => string
  /** An entry of the price list; without it nothing is ordered, and no order is shown. */
  readonly priceName?: ((type: string) => string) | undefined
  /** What the order costs each month from then on, beside the total that is paid once. */
  readonly monthly?: OrderLine | undefined
  /** The button of the review: 'Order'; the total is beside it where there is one. */
  readonly submit: { readonly label: string; readonly icon: Icon }
  /** What starting over clears, where that is not everything. */
  readonly resetText?: string | undefined
  /** What discarding the draft leaves as it is. */
  readonly discardNote?: ReactNode
  /** A call of the submission, in the person's words. */
  readonly callName: (call: string) => string
  /** Below the progress of the submission: how far each file is. */
  readonly progress?: ReactNode
  /** Shown when all is done. */
  readonly done: ReactNode
}

/** What the parts of a step are given. */
export interface WizardStepProps<TStep extends string, TAnswers extends WizardAnswers>
  extends WizardLook<TStep, TAnswers> {
  snapshot: WizardSnapshot<TStep, TAnswers>
}
