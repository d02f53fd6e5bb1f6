import { seldom } from './seldom.tsx'

/** The failed face of something that was to be read. */
export const FailedRead = seldom(async () => (await import('./FailedReadFace.tsx')).FailedReadFace)
