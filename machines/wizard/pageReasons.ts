/** Why parts of a wizard's chart are in no path of the browser. */

export const BY_THE_REVIEW =
  'From a failure the screen leads to the review, where each answer can be changed and the draft be discarded'
export const LEFT_FIRST = 'Who begins again after a submission leaves it first'
export const AT_A_LATER_STEP =
  'What it fills in is at a later step, which no path of the browser reaches from a start'
