/** Timeout of a submission call, which may have arrived anyway. */
export const WIZARD_CALL_TIMEOUT_MS = 30_000
/** Timeout of a lookup, which is then inconclusive. */
export const WIZARD_LOOK_UP_TIMEOUT_MS = 30_000
/** Timeout of a check, which has then failed. */
export const WIZARD_CHECK_TIMEOUT_MS = 15_000
