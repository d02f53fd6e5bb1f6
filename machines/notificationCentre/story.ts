/** Initial state of the page paths: the fleet in the mock and the entries stored on the device. */

const NOW = '2026-05-20T09:40:00Z'
const THREE_DAYS_MS = 3 * 86_400_000
/** Together with five news items, one more than the centre initially shows. */
const KEPT = 16

export const CENTRE_STORY = {
  now: NOW,
  person: 'RC00003',
  entries: Array.from({ length: KEPT }, (_, number) => ({
    id: `old ${number}`,
    at: Date.parse(NOW) - THREE_DAYS_MS - number,
    count: 1,
    isRead: true,
    colour: 'info' as const,
    content: `Old ${number}`,
  })),
  /** Newest first. */
  news: [
    ['CP000011', '2026-05-20T09:08:11Z', 'chargerOffline'],
    ['CP000022', '2026-05-19T18:26:22Z', 'chargerOffline'],
    ['CP000007', '2026-05-19T06:52:42Z', 'chargerError'],
    ['CP000030', '2026-05-19T05:18:34Z', 'chargerError'],
    ['CP000033', '2026-05-19T00:44:33Z', 'chargerOffline'],
  ],
} as const
