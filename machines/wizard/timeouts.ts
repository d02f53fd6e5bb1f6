/** A submission call without an answer after this time may have been lost. */
export const WIZARD_CALL_TIMEOUT_MS = 30_000
/** A lookup without an answer after this time is inconclusive. */
export const WIZARD_LOOK_UP_TIMEOUT_MS = 30_000
/** A check without an answer after this time has failed. */
export const WIZARD_CHECK_TIMEOUT_MS = 15_000
