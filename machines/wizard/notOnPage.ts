const BY_THE_REVIEW =
  'From a failure the screen leads to the review, where each answer can be changed and the draft be discarded'
const LEFT_FIRST = 'Who begins again after a submission leaves it first'
const AT_A_LATER_STEP =
  'What it fills in is at a later step, which no path of the browser reaches from a start'

/** Wizard transitions that no browser path takes, with the reason. */
export const NOT_ON_PAGE = {
  'failed: EDIT [isOnWay] → asking': BY_THE_REVIEW,
  'failed: DISCARD → idle.discarding': BY_THE_REVIEW,
  'timedOut: EDIT [isOnWay] → asking': BY_THE_REVIEW,
  'timedOut: DISCARD → idle.discarding': BY_THE_REVIEW,
  'submitted: START [isBegunElsewhere] → idle': LEFT_FIRST,
  'submitted: START → asking': LEFT_FIRST,
  'asking: LEARN': AT_A_LATER_STEP,
} as const
