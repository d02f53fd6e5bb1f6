import { requestWizard } from '@portal/machines'
import { useI18n } from '../../app/context.ts'
import { useWizardSnapshot } from '../../data/wizard.ts'
import type { RequestWizard } from './look.ts'
import { deliveryLine } from './words.ts'

/** What happens after it was sent, in sentences. */
export const useNextSteps = (wizard: RequestWizard): readonly string[] => {
  const { t } = useI18n()
  const answers = requestWizard.answers(useWizardSnapshot(wizard))
  switch (answers.kind) {
    case 'CHARGER':
      return [
        t(`requestWizard.done.${answers.surveyType ?? 'ON_SITE'}.1`),
        t('requestWizard.done.CHARGER.2'),
        t('requestWizard.done.CHARGER.3'),
      ]
    case 'CARD':
      return [
        t('requestWizard.done.CARD.1'),
        t('requestWizard.done.CARD.2', { address: deliveryLine(answers) }),
        t('requestWizard.done.CARD.3'),
      ]
    default:
      return [
        t('requestWizard.done.SUPPORT.1'),
        t(`requestWizard.done.SUPPORT.${answers.contactBack ?? 'EMAIL'}`),
      ]
  }
}
