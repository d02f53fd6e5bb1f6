/** Why parts of a wizard's chart are in no path of the browser. */

export const BY_THE_REVIEW =
  'From a failure the screen leads to the review, where each answer can be changed and the draft be discarded'
export const LEFT_FIRST = 'Who begins again after a submission leaves it first'
