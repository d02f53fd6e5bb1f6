import { seldom } from './seldom.tsx'

/** The text of an error code, in a view that has other things to show as well. */
export const ErrorText = seldom(async () => (await import('./ErrorTextLine.ts')).ErrorTextLine)
