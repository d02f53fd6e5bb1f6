import { seldom } from './seldom.tsx'

/** Says that older data is shown, how old it is and why. */
export const OlderData = seldom(async () => (await import('./OlderDataNotice.tsx')).OlderDataNotice)
