import { hasKeptNotifications } from '../services/notificationsKey.ts'

/** Whether this device keeps notifications of an earlier visit. */
export const wasToldBefore = hasKeptNotifications
