import type { WizardAnswers } from '@portal/machines'
import { useEffect, useRef } from 'react'
import { useWizardSnapshot } from '../../data/wizard.ts'
import { ScreenTitle } from '../ScreenTitle.tsx'
import { DiscardQuestion } from './DiscardQuestion.tsx'
import { DraftQuestion } from './DraftQuestion.tsx'
import type { WizardLook } from './look.ts'
import { OvertakenFace } from './OvertakenFace.tsx'
import { SubmissionFace } from './SubmissionFace.tsx'
import { WizardStep } from './WizardStep.tsx'

/** A wizard as its chart says: a step, a question about its draft, its submission, or what came of it. */
export const WizardScreen = <TStep extends string, TAnswers extends WizardAnswers>(
  look: WizardLook<TStep, TAnswers>,
) => {
  const { wizard, name, wordsOf, done } = look
  const { select } = wizard
  const snapshot = useWizardSnapshot(wizard)
  const face = select.face(snapshot)
  const isStep = face === 'step' || face === 'checking'
  const screen = useFocusOnNewFace(isStep ? 'step' : face)
  return (
    <div ref={screen} className="flex grow flex-col">
      <ScreenTitle>{isStep ? wordsOf(select.step(snapshot)).title : name}</ScreenTitle>
      {isStep && <WizardStep {...look} snapshot={snapshot} />}
      {face === 'idle' && select.hasDraft(snapshot) && <DraftQuestion wizard={wizard} />}
      {face === 'discarding' && <DiscardQuestion {...look} />}
      {face === 'overtaken' && <OvertakenFace wizard={wizard} snapshot={snapshot} />}
      {(face === 'submitting' || face === 'unknown' || face === 'failed' || face === 'timedOut') && (
        <SubmissionFace {...look} snapshot={snapshot} face={face} />
      )}
      {face === 'submitted' && done}
    </div>
  )
}

/**
 * Who reads by ear or goes by keyboard is taken along to another face. Another step has its own address, so the portal
 * takes them to its title: told by both, a Tab pressed in between would be undone.
 */
const useFocusOnNewFace = (face: string) => {
  const screen = useRef<HTMLDivElement>(null)
  const shown = useRef(face)
  useEffect(() => {
    if (shown.current !== face) screen.current?.querySelector('h1')?.focus()
    shown.current = face
  }, [face])
  return screen
}
