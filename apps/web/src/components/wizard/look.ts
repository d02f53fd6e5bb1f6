import type { WizardAnswers, WizardSnapshot } from '@portal/machines'
import type { ComponentType, ReactNode } from 'react'
import type { Wizard } from '../../data/wizard.ts'
import type { Icon } from '../../ui/icon.ts'

export interface StepWords {
  /** Heading, for example 'Where will it hang or stand?'. */
  readonly title: string
  /** Short name in the list of steps and on the button that opens the step, for example 'Mounting'. */
  readonly label: string
  readonly help?: string | undefined
}

export interface StepProps<TStep extends string, TAnswers extends WizardAnswers> {
  readonly wizard: Wizard<TStep, TAnswers>
}

export interface OrderLine {
  readonly name: string
  readonly amount: string
}

export interface WizardLook<TStep extends string, TAnswers extends WizardAnswers> {
  readonly wizard: Wizard<TStep, TAnswers>
  /** Purpose, for example 'Request a charger'. */
  readonly name: string
  readonly wordsOf: (step: TStep) => StepWords
  /** Short summary of the answers for the list of steps. */
  readonly answerOf: (step: TStep) => string | undefined
  readonly views: Readonly<Record<TStep, ComponentType<StepProps<TStep, TAnswers>>>>
  /** Name of an answer, for the notice that it no longer applies. */
  readonly fieldName: (field: string) => string
  /** Names an entry of the price list; if omitted, the wizard shows no order. */
  readonly priceName?: ((type: string) => string) | undefined
  /** Monthly cost after the order, shown below the one-time total. */
  readonly monthly?: OrderLine | undefined
  /** Submit button of the review, for example 'Order'; shown with the total, if any. */
  readonly submit: { readonly label: string; readonly icon: Icon }
  /** Explains what starting over clears, if not everything. */
  readonly resetText?: string | undefined
  /** Explains what discarding the draft does not affect. */
  readonly discardNote?: ReactNode
  /** User-facing name of a submission call. */
  readonly callName: (call: string) => string
  /** Content below the progress of the submission: the progress of each file. */
  readonly progress?: ReactNode
  readonly done: ReactNode
}

export interface WizardStepProps<TStep extends string, TAnswers extends WizardAnswers>
  extends WizardLook<TStep, TAnswers> {
  snapshot: WizardSnapshot<TStep, TAnswers>
}
