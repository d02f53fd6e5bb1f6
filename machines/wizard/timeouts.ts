/** A call of the submission that has not been answered after this time may have been lost. */
export const WIZARD_CALL_TIMEOUT_MS = 30_000
/** A look at what happened that has not been answered after this time found nothing out. */
export const WIZARD_LOOK_UP_TIMEOUT_MS = 30_000
/** A check of an answer that has not been answered after this time has failed. */
export const WIZARD_CHECK_TIMEOUT_MS = 15_000
