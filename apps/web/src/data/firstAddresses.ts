/** Where most visits begin. These addresses are known before those of all screens are (`early.ts`). */
export const DASHBOARD = '/dashboard'
export const CHARGERS = '/my/chargepoints'
