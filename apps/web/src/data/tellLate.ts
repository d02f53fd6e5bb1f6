import { keepLateNotification } from '../services/keptNotifications.ts'

/** Tells something to a person who is not here any more: it is in their list of notifications after the next sign-in. */
export const tellLate = keepLateNotification
