import type { RailStep, WizardAnswers } from '@portal/machines'
import { Check } from 'lucide-react'
import { memo } from 'react'
import { useI18n } from '../../app/context.ts'
import { classes } from '../../ui/classes.ts'
import type { WizardLook } from './look.ts'

export interface StepListProps<TStep extends string, TAnswers extends WizardAnswers>
  extends Pick<WizardLook<TStep, TAnswers>, 'wizard' | 'wordsOf' | 'answerOf'> {
  rail: readonly RailStep<TStep>[]
  /** Called before a step opens, to close the surrounding sheet. */
  onOpen?: () => void
}

/** All steps in order: completed ones are buttons with their answers, the others plain text. */
export const StepList = <TStep extends string, TAnswers extends WizardAnswers>({
  wizard,
  wordsOf,
  answerOf,
  rail,
  onOpen,
}: StepListProps<TStep, TAnswers>) => {
  const { t } = useI18n()
  return (
    <ol aria-label={t('wizard.steps')}>
      {rail.map((one, index) => {
        const isDone = one.isBehind && !one.isCurrent
        return (
          <StepRow
            key={one.step}
            wizard={wizard as unknown as Opener}
            step={one.step}
            number={index + 1}
            label={wordsOf(one.step).label}
            answer={isDone ? answerOf(one.step) : undefined}
            isDone={isDone}
            isCurrent={one.isCurrent}
            onOpen={onOpen}
          />
        )
      })}
    </ol>
  )
}

/** Part of a wizard that a row needs, independent of the step type. */
interface Opener {
  readonly send: (event: { type: 'POP_TO'; to: string }) => void
}

interface StepRowProps {
  wizard: Opener
  step: string
  number: number
  label: string
  answer: string | undefined
  isDone: boolean
  isCurrent: boolean
  onOpen: (() => void) | undefined
}

/** Memoized, because a change of step affects only two rows. */
const StepRow = memo(({ wizard, step, number, label, answer, isDone, isCurrent, onOpen }: StepRowProps) => {
  const words = (
    <span className="min-w-0 block pt-0.5 pb-4.5">
      <span
        className={classes(
          'block text-sm leading-5 hyphens-auto',
          isCurrent ? 'font-semibold text-ink' : 'font-medium',
          !isCurrent && (isDone ? 'text-ink group-hover:underline' : 'text-ink-2'),
        )}
      >
        {label}
      </span>
      {answer && (
        // Non-breaking space, so no line starts with the separator.
        <span className="line-clamp-2 text-xs wrap-anywhere text-ink-3">
          {answer.replaceAll(' · ', '\u00A0· ')}
        </span>
      )}
    </span>
  )
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className={classes('rail-step', isDone && 'rail-step-done')}
    >
      <Marker number={number} isDone={isDone} isCurrent={isCurrent} />
      {isDone ? (
        <button
          type="button"
          className="group min-w-0 rounded-control text-left"
          onClick={() => {
            onOpen?.()
            wizard.send({ type: 'POP_TO', to: step })
          }}
        >
          {words}
        </button>
      ) : (
        words
      )}
    </li>
  )
})

const Marker = ({ number, isDone, isCurrent }: { number: number; isDone: boolean; isCurrent: boolean }) => (
  <span
    aria-hidden="true"
    className={classes(
      'z-1 inline-flex size-6 items-center justify-center rounded-full border text-2xs font-semibold tabular-nums',
      isDone && 'border-accent bg-accent text-on-accent',
      isCurrent && 'border-accent bg-surface text-accent-ink ring-3 ring-accent-soft',
      !isDone && !isCurrent && 'border-line-control bg-canvas text-ink-3',
    )}
  >
    {isDone ? <Check size={14} strokeWidth={2.5} /> : number}
  </span>
)
