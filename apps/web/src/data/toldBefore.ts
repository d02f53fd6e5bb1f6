import { hasKeptNotifications } from '../services/notificationsKey.ts'

/** Whether this device keeps what a person was told on an earlier visit. */
export const wasToldBefore = hasKeptNotifications
