import { REQUEST_ROUTES, REQUEST_STEPS, type RequestAnswers, type StoredDraft } from '@portal/machines'
import { ANSWERS as cases, LOOKED_UP, REMOTE } from '@portal/machines/requestCases'

/** A complete request of the fleet with answers for every kind: a company's fast charger, surveyed by pictures. */
const ANSWERS = {
  ...REMOTE,
  ...cases.company,
  ...cases.enterprise,
  vatVerdict: LOOKED_UP.valid,
  customerId: 'R00003',
  chargerType: 'BUSINESS',
  mountingType: 'POLE',
  ...cases.threePhases,
  ...cases.fast,
  ...cases.balanced,
  subscriptionType: 'FAN',
} as const satisfies RequestAnswers

/**
 * Returns the stored draft for the step at a path, with these answers overridden; undefined for a path of another
 * screen.
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
    // The restored draft drops answers of steps that are not in its path.
    steps: REQUEST_STEPS.slice(0, REQUEST_STEPS.indexOf(step) + 1),
    draft: { ...answers, kind, ...(isQuestion && cases.question), ...differs },
    attachmentIds: isQuestion ? [] : attachmentIds,
    submission: { key: '019e4e0a-0000-7000-8000-000000000000', callsDone: [] },
  }
}

/** Returns the storage key of the user's request draft; there is only one. */
export const draftKey = (username: string, session: string): string =>
  `charge-portal:wizard:request:${username}~${session}`
