import type { WizardContext } from './context.ts'
import type { WizardAnswers, WizardDefinition } from './definition.ts'
import { isAnswered, isComplete, nextStep, openStep, wayOf } from './way.ts'

const moved = <TStep extends string>(step: TStep, stack: readonly TStep[]) => ({
  step,
  stack,
  touched: [] as readonly string[],
  fell: [] as readonly string[],
  error: undefined,
})

/** Context changes for navigation: NEXT pushes the step onto the back-stack; BACK and POP_TO pop steps (S4). */
export const backStack = <TStep extends string, TAnswers extends WizardAnswers, TCall extends string>(
  definition: WizardDefinition<TStep, TAnswers, TCall>,
) => {
  type Context = WizardContext<TStep, TAnswers>
  const { first, review } = definition

  const pushed = ({ stack, step }: Context, to: TStep) => moved(to, [...stack, step])
  const depthOf = ({ stack }: Context, to: TStep | number): number =>
    typeof to === 'number' ? to : stack.lastIndexOf(to)
  /** True if the review was already visited; NEXT then returns to it. */
  const isEditing = ({ stack }: Context): boolean => stack.includes(review)
  const isReady = ({ step, answers }: Context): boolean => isAnswered(definition, step, answers)

  /** True if NEXT leads to a missing answer or back to the review, instead of to the following step. */
  const isReturning = (context: Context): boolean =>
    isReady(context) &&
    (context.step === review ? !isComplete(definition, context.answers) : isEditing(context))

  return {
    isEditing,
    isReady,
    pushed,
    /** Leads to the first unanswered step, or to the review if there is none. */
    pushedOpen: (context: Context) => pushed(context, openStep(definition, context.answers)),
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
    /** Leads to the review, because every submission begins there; after a failure, the person continues there. */
    atReview: ({ answers }: Context) =>
      moved(
        review,
        wayOf(definition, answers).filter((step) => step !== review),
      ),
    isReturning,
  }
}
