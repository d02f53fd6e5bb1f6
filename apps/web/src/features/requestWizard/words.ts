import type { RequestAnswers, RequestStep } from '@portal/machines'
import { CHARGE_CARD_PRICE } from '@portal/schemas'
import { addressLine } from '../../components/addressLine.ts'
import type { StepWords } from '../../components/wizard/look.ts'
import type { Formats, Translate } from '../../texts/index.ts'

/** True if the step has a help text below its heading. */
const isHelped = (step: RequestStep): step is Exclude<RequestStep, 'contactBack' | 'deliveryAddress'> =>
  step !== 'contactBack' && step !== 'deliveryAddress'

export const stepWords = (t: Translate, step: RequestStep): StepWords => ({
  title: t(`requestWizard.${step}.title`),
  label: t(`requestWizard.${step}.label`),
  help: isHelped(step) ? t(`requestWizard.${step}.help`) : undefined,
})

/** Steps named after an answer that is not a single choice. */
type Other = 'surveyDetails' | 'invoiceAddress' | 'deliveryAddress'
/** Single-choice questions. */
export type Choice =
  | Exclude<Extract<RequestStep, keyof RequestAnswers>, Other>
  | 'contactTitle'
  | 'powerConnection'
  | 'delivery'

/** Options of the choices as `field.code`, so a choice without texts does not compile. */
type Option = { [F in Choice]: `${F}.${NonNullable<RequestAnswers[F]>}` }[Choice]

/** Returns the label of a choice; undefined if nothing is chosen. */
export const choiceWords = (t: Translate, field: Choice, answers: RequestAnswers): string | undefined => {
  const code = answers[field]
  return code === undefined ? undefined : t(`choice.${field}.${code}` as `choice.${Option}`)
}

export const fieldWords = (t: Translate, field: string): string =>
  t(`requestWizard.field.${field}` as 'requestWizard.field.remarks')

/** Returns the label of a price line: the number of cards, the chosen option, or the field if nothing is chosen. */
export const priceWords = (t: Translate, type: string, answers: RequestAnswers): string => {
  if (type === 'cards') return t('requestWizard.price.cards', { count: answers.quantity ?? 0 })
  // All other price lines are choices.
  return choiceWords(t, type as Choice, answers) ?? fieldWords(t, type)
}

export const perCardWords = (t: Translate, formats: Formats): string =>
  t('requestWizard.perCard', { price: formats.money(CHARGE_CARD_PRICE) })

const invoiceLine = ({ invoiceAddress, invoiceZipCode, invoiceCity }: RequestAnswers): string =>
  addressLine({ address: invoiceAddress, zipCode: invoiceZipCode, city: invoiceCity })

export const deliveryLine = (answers: RequestAnswers): string =>
  answers.delivery === 'OTHER'
    ? addressLine({
        address: answers.deliveryAddress,
        zipCode: answers.deliveryZipCode,
        city: answers.deliveryCity,
      })
    : invoiceLine(answers)

const joined = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' ')

/** Formats the answers of a step as lines; empty if the step has no answers. */
export const answerLines = (t: Translate, step: RequestStep, answers: RequestAnswers): readonly string[] => {
  const chosen = (field: Choice) => choiceWords(t, field, answers)
  const lines = (): readonly (string | undefined)[] => {
    switch (step) {
      case 'enterpriseDetails':
        return [answers.companyName, answers.vatNumber]
      case 'contactDetails':
        return [joined(chosen('contactTitle'), answers.contactName), answers.email, answers.phone]
      case 'chargingSpeed':
        return [chosen('powerConnection')]
      case 'subscriptionType':
        return [
          chosen('subscriptionType'),
          answers.quantity === undefined ? undefined : priceWords(t, 'cards', answers),
        ]
      case 'surveyDetails':
        return [answers.surveyDetails]
      case 'surveyPictures':
        return [filesWords(t, answers)]
      case 'contactBack':
        return [
          answers.summary,
          answers.description,
          answers.attachmentIds?.length ? filesWords(t, answers) : undefined,
          chosen('contactBack'),
        ]
      case 'invoiceAddress':
        return [invoiceLine(answers)]
      case 'deliveryAddress':
        return [answers.delivery === 'SAME' ? chosen('delivery') : deliveryLine(answers)]
      case 'reviewOrder':
        return [answers.remarks]
      default:
        return [chosen(step)]
    }
  }
  return lines().filter((line): line is string => line !== undefined && line !== '')
}

const filesWords = (t: Translate, { attachmentIds = [] }: RequestAnswers): string =>
  attachmentIds.length === 0
    ? t('requestWizard.files.none')
    : t('requestWizard.files.count', { count: attachmentIds.length })
