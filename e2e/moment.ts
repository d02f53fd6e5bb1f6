/**
 * Time in the mock at the start of a test or screenshot: a weekday morning in the middle of a month. Activity at
 * chargers depends on the time, so otherwise tests would depend on when they run: nobody may be charging at night, and
 * the first of a month has no figures. Tests of such times move the clock.
 */
export const NOW = new Date('2026-05-20T09:40:00Z')
