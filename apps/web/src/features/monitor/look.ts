import type { DisplayState } from '@portal/schemas'

/** Colours of the states, as full class names, because Tailwind scans the source for them. */
export const STATE_TONES: Readonly<Record<DisplayState, { readonly edge: string; readonly ink: string }>> = {
  error: { edge: 'border-err', ink: 'text-err-ink' },
  offline: { edge: 'border-off', ink: 'text-off-ink' },
  parking: { edge: 'border-park', ink: 'text-park-ink' },
  charging: { edge: 'border-charge', ink: 'text-charge-ink' },
  available: { edge: 'border-ok', ink: 'text-ok-ink' },
}

export const STATES = Object.keys(STATE_TONES) as readonly DisplayState[]
