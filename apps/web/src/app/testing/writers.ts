/**
 * Machines that write. `lostWrites.test.ts` checks their states after a lost connection, `lostWords.test.tsx` the
 * texts of their views.
 */
export const WRITERS = [
  'writing',
  'recordEdit',
  'chargerMessage',
  'changePassword',
  'intakeForm',
  'slotPicker',
  'attachments',
  'bulkRun',
  'protectedAccess',
  'remoteCommand',
  'requestWizard',
  'installationWizard',
] as const
export type Writer = (typeof WRITERS)[number]
