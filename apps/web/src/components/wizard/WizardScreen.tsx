import type { WizardAnswers } from '@portal/machines'
import { useEffect, useRef } from 'react'
import { useWizardSnapshot } from '../../data/wizard.ts'
import { ScreenTitle } from '../ScreenTitle.tsx'
import { DiscardQuestion } from './DiscardQuestion.tsx'
import { DraftQuestion } from './DraftQuestion.tsx'
import type { WizardLook } from './look.ts'
import { OvertakenView } from './OvertakenView.tsx'
import { SubmissionView } from './SubmissionView.tsx'
import { WizardStep } from './WizardStep.tsx'

/** Wizard driven by its machine: a step, a question about its draft, its submission or the result. */
export const WizardScreen = <TStep extends string, TAnswers extends WizardAnswers>(
  look: WizardLook<TStep, TAnswers>,
) => {
  const { wizard, name, wordsOf, done } = look
  const { select } = wizard
  const snapshot = useWizardSnapshot(wizard)
  const viewState = select.viewState(snapshot)
  const isStep = viewState === 'step' || viewState === 'checking'
  const screen = useFocusOnNewView(isStep ? 'step' : viewState)
  return (
    <div ref={screen} className="flex grow flex-col">
      <ScreenTitle>{isStep ? wordsOf(select.step(snapshot)).title : name}</ScreenTitle>
      {isStep && <WizardStep {...look} snapshot={snapshot} />}
      {viewState === 'idle' && select.hasDraft(snapshot) && <DraftQuestion wizard={wizard} />}
      {viewState === 'discarding' && <DiscardQuestion {...look} />}
      {viewState === 'overtaken' && <OvertakenView wizard={wizard} snapshot={snapshot} />}
      {(viewState === 'submitting' ||
        viewState === 'unknown' ||
        viewState === 'failed' ||
        viewState === 'timedOut') && <SubmissionView {...look} snapshot={snapshot} viewState={viewState} />}
      {viewState === 'submitted' && done}
    </div>
  )
}

/**
 * Moves the focus of screen reader and keyboard users to the title of a new view. Steps are excluded: each has its own
 * URL, so the portal already moves the focus, and a second move would undo a Tab pressed after the first.
 */
const useFocusOnNewView = (viewState: string) => {
  const screen = useRef<HTMLDivElement>(null)
  const previous = useRef(viewState)
  useEffect(() => {
    if (previous.current !== viewState) screen.current?.querySelector('h1')?.focus()
    previous.current = viewState
  }, [viewState])
  return screen
}
