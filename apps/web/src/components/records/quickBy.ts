import type { QuickView } from './recordScreen.ts'

/** The views of a field that each show one of its values. */
export const quickBy = (field: string, ...values: readonly string[]): readonly QuickView[] =>
  values.map((value) => ({ filters: [{ field, operator: 'EX', value }] }))
