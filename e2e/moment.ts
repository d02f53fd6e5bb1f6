/**
 * When it is in the mock's world as a test or a picture begins: a working morning in the middle of a month. What happens
 * at chargers follows from the time, so a test would hang on when it is run: at night no one may charge, and on the first
 * of a month there are no figures yet. A test of such a moment moves the clock there.
 */
export const NOW = new Date('2026-05-20T09:40:00Z')
