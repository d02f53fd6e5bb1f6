/**
 * The charts that write. `lostWrites.test.ts` asks each what it does when the connection is lost after its write was sent,
 * and that no screen writes without one of them; `lostWords.test.tsx` what its view says then.
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
