import { type RequestStep, requestWizard } from '@portal/machines'
import { Send, ShoppingCart } from 'lucide-react'
import type { ComponentType } from 'react'
import { useI18n, useSystem } from '../../app/context.ts'
import { WizardScreen } from '../../components/wizard/WizardScreen.tsx'
import { orderedForOther } from '../../data/draftName.ts'
import { useWizard, useWizardSnapshot } from '../../data/wizard.ts'
import { UploadProgress } from './AttachFiles.tsx'
import { Confirmation } from './Confirmation.tsx'
import type { RequestStepProps } from './look.ts'
import { AccountType } from './steps/AccountType.tsx'
import { ChargerType } from './steps/ChargerType.tsx'
import { ChargingSpeed } from './steps/ChargingSpeed.tsx'
import { ContactBack } from './steps/ContactBack.tsx'
import { ContactDetails } from './steps/ContactDetails.tsx'
import { DeliveryAddress } from './steps/DeliveryAddress.tsx'
import { DynamicType } from './steps/DynamicType.tsx'
import { EnterpriseDetails } from './steps/EnterpriseDetails.tsx'
import { InstallationType } from './steps/InstallationType.tsx'
import { InvoiceAddress } from './steps/InvoiceAddress.tsx'
import { MountingType } from './steps/MountingType.tsx'
import { ReviewOrder } from './steps/ReviewOrder.tsx'
import { SubscriptionType } from './steps/SubscriptionType.tsx'
import { SurveyDetails } from './steps/SurveyDetails.tsx'
import { SurveyPictures } from './steps/SurveyPictures.tsx'
import { SurveyType } from './steps/SurveyType.tsx'
import { useMonthlyFees } from './useMonthlyFees.ts'
import { requestKind } from './wiring.ts'
import { answerLines, choiceWords, fieldWords, priceWords, stepWords } from './words.ts'

const VIEWS: Readonly<Record<RequestStep, ComponentType<RequestStepProps>>> = {
  accountType: AccountType,
  enterpriseDetails: EnterpriseDetails,
  contactDetails: ContactDetails,
  chargerType: ChargerType,
  mountingType: MountingType,
  installationType: InstallationType,
  chargingSpeed: ChargingSpeed,
  dynamicType: DynamicType,
  subscriptionType: SubscriptionType,
  surveyType: SurveyType,
  surveyDetails: SurveyDetails,
  surveyPictures: SurveyPictures,
  contactBack: ContactBack,
  invoiceAddress: InvoiceAddress,
  deliveryAddress: DeliveryAddress,
  reviewOrder: ReviewOrder,
}

/** Request wizard at its current step, for a charger, charge cards or a question (S2, S3). */
export const RequestWizard = () => {
  const { t } = useI18n()
  const wizard = useWizard(requestKind)
  const answers = requestWizard.answers(useWizardSnapshot(wizard))
  const { kind = 'SUPPORT', customerId, subscriptionType } = answers
  const name = t(`requestWizard.name.${kind}`)
  const other = orderedForOther(useSystem())
  const isOrder = kind !== 'SUPPORT'
  const fee = useMonthlyFees(isOrder && subscriptionType !== undefined).feeOf(subscriptionType)
  return (
    <WizardScreen
      wizard={wizard}
      name={
        other?.Id === customerId && other
          ? t('requestWizard.name.for', { name, relation: other.Description })
          : name
      }
      wordsOf={(step) => stepWords(t, step)}
      answerOf={(step) => answerLines(t, step, answers)[0]}
      views={VIEWS}
      fieldName={(field) => fieldWords(t, field)}
      priceName={isOrder ? (type) => priceWords(t, type, answers) : undefined}
      monthly={
        fee === undefined
          ? undefined
          : { name: choiceWords(t, 'subscriptionType', answers) ?? '', amount: fee }
      }
      submit={{ label: t(`requestWizard.submit.${kind}`), icon: isOrder ? ShoppingCart : Send }}
      callName={(call) => t(`requestWizard.call.${call}` as 'requestWizard.call.request')}
      progress={<UploadProgress wizard={wizard} />}
      done={<Confirmation wizard={wizard} />}
    />
  )
}
