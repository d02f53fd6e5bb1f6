/** In the order in which a charger is installed. */
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
