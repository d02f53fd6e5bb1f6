const BY_THE_REVIEW = 'After a failure, the screen leads to the review, which offers editing and discarding'
const LEFT_FIRST = 'A new request starts only after the submitted one is left'
const AT_A_LATER_STEP = 'It fills in a later step, which no browser path reaches'

/** Wizard transitions that no browser path takes, with the reason. */
export const NOT_ON_PAGE = {
  'failed: EDIT [isOnWay] → answering': BY_THE_REVIEW,
  'failed: DISCARD → idle.discarding': BY_THE_REVIEW,
  'timedOut: EDIT [isOnWay] → answering': BY_THE_REVIEW,
  'timedOut: DISCARD → idle.discarding': BY_THE_REVIEW,
  'submitted: START [isBegunElsewhere] → idle': LEFT_FIRST,
  'submitted: START → answering': LEFT_FIRST,
  'answering: LEARN': AT_A_LATER_STEP,
} as const
