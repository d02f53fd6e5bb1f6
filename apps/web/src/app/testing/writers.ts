/**
 * Machines that write. `lostWrites.test.ts` checks their states after a lost connection, `lostWords.test.tsx` what their views
 * say then.
 */
export const WRITERS = [
  'writing',
  'recordEdit',
  'chargerSettings',
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
