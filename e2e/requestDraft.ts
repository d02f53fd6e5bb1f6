import { REQUEST_ROUTES, REQUEST_STEPS, type RequestAnswers, type StoredDraft } from '@portal/machines'
import { CHARGER } from '@portal/machines/requestCases'

/** A request that is about to be sent, whatever its kind. */
const ANSWERS = {
  ...CHARGER,
  kind: 'CHARGER',
  customerId: 'R00003',
  accountType: 'company',
  companyName: 'Noordzee Logistics',
  vatNumber: 'BE0123456749',
  vatVerdict: 'VALID BE0123456749',
  contactTitle: 'MRS',
  contactName: 'Sofie Claes',
  email: 'sofie.claes@example.com',
  phone: '0470 12 34 56',
  chargerType: 'BUSINESS',
  mountingType: 'POLE',
  installationType: 'THREE_PHASE',
  powerConnection: 'AC_22',
  dynamicType: 'DYNAMIC',
  subscriptionType: 'FAN',
  surveyType: 'REMOTE',
  surveyDetails: 'The fuse box is in the hall, twelve metres from the car park.',
  attachmentIds: ['picture-1'],
  invoiceAddress: 'Havenstraat 12',
  invoiceZipCode: '8380',
  invoiceCity: 'Zeebrugge',
  delivery: 'SAME',
} as const satisfies RequestAnswers

const QUESTION = {
  summary: 'The cable is stuck',
  description: 'Since this morning.',
  contactBack: 'EMAIL',
} as const satisfies RequestAnswers

/**
 * The draft that shows the step at a path, as the portal stores it, of these answers where they differ; undefined for a path
 * of another screen.
 */
export const draftAt = (path: string, differs: RequestAnswers = {}): StoredDraft | undefined => {
  const step = REQUEST_STEPS.find((one) => `/my/${REQUEST_ROUTES[one]}` === path)
  if (!step) return undefined
  const { attachmentIds, ...answers } = ANSWERS
  const kind = differs.kind ?? (step === 'contactBack' ? 'SUPPORT' : 'CHARGER')
  const isQuestion = kind === 'SUPPORT'
  return {
    v: 1,
    kind,
    // Answers that are not on the way are left out as it is read.
    steps: REQUEST_STEPS.slice(0, REQUEST_STEPS.indexOf(step) + 1),
    draft: { ...answers, kind, ...(isQuestion && QUESTION), ...differs },
    attachmentIds: isQuestion ? [] : attachmentIds,
    submission: { key: '019e4e0a-0000-7000-8000-000000000000', callsDone: [] },
  }
}

/** Where the portal keeps a draft of the request wizard: one for each person. */
export const draftKey = (username: string, session: string): string =>
  `charge-portal:wizard:request:${username}~${session}`
