import type { WizardContext } from './context.ts'
import type { WizardAnswers, WizardDefinition } from './definition.ts'
import { isAnswered, isComplete, nextStep, openStep, wayOf } from './way.ts'

/** A step comes on screen; these steps lie behind it. */
const moved = <TStep extends string>(step: TStep, stack: readonly TStep[]) => ({
  step,
  stack,
  touched: [] as readonly string[],
  fell: [] as readonly string[],
  error: undefined,
})

/** NEXT takes the step onto the way back, BACK and POP_TO take steps off (S4): what moves do to the context. */
export const backStack = <TStep extends string, TAnswers extends WizardAnswers, TCall extends string>(
  definition: WizardDefinition<TStep, TAnswers, TCall>,
) => {
  type Context = WizardContext<TStep, TAnswers>
  const { first, review } = definition

  const pushed = ({ stack, step }: Context, to: TStep) => moved(to, [...stack, step])
  const depthOf = ({ stack }: Context, to: TStep | number): number =>
    typeof to === 'number' ? to : stack.lastIndexOf(to)
  /** Whether the review was there already: then NEXT leads back to it. */
  const isEditing = ({ stack }: Context): boolean => stack.includes(review)
  const isReady = ({ step, answers }: Context): boolean => isAnswered(definition, step, answers)

  /** Whether NEXT leads back to the review, or from the review to what is missing. */
  const isReturning = (context: Context): boolean =>
    isReady(context) &&
    (context.step === review ? !isComplete(definition, context.answers) : isEditing(context))

  return {
    isEditing,
    isReady,
    pushed,
    /** To the first step without an answer; else to the review. */
    pushedOpen: (context: Context) => pushed(context, openStep(definition, context.answers)),
    /** Where NEXT leads from a step that is answered. */
    pushedOn: (context: Context) => {
      const { step, answers } = context
      const next = isReturning(context) ? undefined : nextStep(definition, step, answers)
      return pushed(context, next ?? openStep(definition, answers))
    },
    isOnStack: (context: Context, to: TStep | number): boolean =>
      context.stack[depthOf(context, to)] !== undefined,
    popped: (context: Context, to: TStep | number) => {
      const depth = depthOf(context, to)
      return moved(context.stack[depth] ?? context.step, context.stack.slice(0, depth))
    },
    atFirst: () => moved(first, []),
    /** A submission began at the review, wherever the draft was left: from there a person goes on when it failed. */
    atReview: ({ answers }: Context) =>
      moved(
        review,
        wayOf(definition, answers).filter((step) => step !== review),
      ),
    isReturning,
  }
}
