/** In the order of an installation. */
export const INSTALLATION_STEPS = [
  'StepChargerType',
  'StepSerialNumber',
  'StepRelation',
  'StepLocation',
  'StepAccess',
  'StepPlugCharge',
  'StepGuestCharge',
  'StepAccessCard',
  'StepReimbursement',
  'StepPublish',
  'StepReview',
] as const
export type InstallationStep = (typeof INSTALLATION_STEPS)[number]
