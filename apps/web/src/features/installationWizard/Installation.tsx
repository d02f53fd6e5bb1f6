import type { InstallationAnswers, InstallationCall, InstallationStep } from '@portal/machines'
import { Check } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import type { WizardLook } from '../../components/wizard/look.ts'
import { WizardScreen } from '../../components/wizard/WizardScreen.tsx'
import { useWizard, useWizardSnapshot } from '../../data/wizard.ts'
import { Done } from './Done.tsx'
import { installationKind } from './kind.ts'
import { StepAccess } from './steps/StepAccess.tsx'
import { StepAccessCard } from './steps/StepAccessCard.tsx'
import { StepChargerType } from './steps/StepChargerType.tsx'
import { StepGuestCharge } from './steps/StepGuestCharge.tsx'
import { StepLocation } from './steps/StepLocation.tsx'
import { StepPlugCharge } from './steps/StepPlugCharge.tsx'
import { StepPublish } from './steps/StepPublish.tsx'
import { StepReimbursement } from './steps/StepReimbursement.tsx'
import { StepRelation } from './steps/StepRelation.tsx'
import { StepReview } from './steps/StepReview.tsx'
import { StepSerialNumber } from './steps/StepSerialNumber.tsx'
import { fieldWords, linesOf, shortAnswerOf, stepWords } from './words.ts'

const VIEWS: WizardLook<InstallationStep, InstallationAnswers>['views'] = {
  StepChargerType,
  StepSerialNumber,
  StepRelation,
  StepLocation,
  StepAccess,
  StepPlugCharge,
  StepGuestCharge,
  StepAccessCard,
  StepReimbursement,
  StepPublish,
  StepReview,
}

export const Installation = () => {
  const { t, formats } = useI18n()
  const wizard = useWizard(installationKind)
  const snapshot = useWizardSnapshot(wizard)
  const answers = wizard.select.answers(snapshot)
  const callName = (call: string) => t(`install.call.${call as InstallationCall}`)
  const done = Object.keys(wizard.select.results(snapshot)).map(callName)
  return (
    <WizardScreen
      wizard={wizard}
      name={t('install.name')}
      wordsOf={(step) => stepWords(t, step)}
      // Names of records stay empty here, because only the review loads the records.
      answerOf={(step) =>
        shortAnswerOf(
          step,
          linesOf(step, answers, t, formats, () => ''),
        )
      }
      views={VIEWS}
      fieldName={(field) => fieldWords(t, field)}
      submit={{ label: t('install.submit'), icon: Check }}
      resetText={t('install.reset.text')}
      discardNote={
        done.length > 0 && <p className="mt-2">{t('install.discard.exists', { done: done.join(', ') })}</p>
      }
      callName={callName}
      done={<Done wizard={wizard} />}
    />
  )
}
