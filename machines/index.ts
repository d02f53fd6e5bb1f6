/** Machines of the portal with their events, actors and selectors. Independent of path generation. */

export * from './analytics/machine.ts'
export * from './attachments/machine.ts'
export * from './banner/machine.ts'
export * from './bestPlan/machine.ts'
export * from './bulkRun/machine.ts'
export * from './changePassword/fields.ts'
export * from './changePassword/machine.ts'
export * from './chargepointCache/machine.ts'
export * from './chargerMessage/machine.ts'
export * from './codeScan/machine.ts'
export * from './commandPalette/machine.ts'
export * from './commandTray/machine.ts'
export * from './cookieConsent/machine.ts'
export type { AmountProblem } from './exportDialog/amount.ts'
export * from './exportDialog/machine.ts'
export * from './failure.ts'
export * from './flags/machine.ts'
export * from './impersonation/machine.ts'
export * from './installationWizard/answers.ts'
export * from './installationWizard/machine.ts'
export * from './installationWizard/routes.ts'
export { type InstallationCall } from './installationWizard/steps.ts'
export * from './intakeForm/fields.ts'
export * from './intakeForm/machine.ts'
export * from './intakeForm/selectors.ts'
export { CHECK_PAUSE_MS, CHECK_TIMEOUT_MS, LOOK_UP_TIMEOUT_MS, SETUP_TIMEOUT_MS } from './intakeForm/setup.ts'
export * from './intakeForm/types.ts'
export * from './locations/machine.ts'
export type {
  Board,
  ReportedState as ToldState,
  ReportedStates as ToldStates,
  StateCounts,
  Tile,
  TileChange,
} from './monitor/board.ts'
export * from './monitor/machine.ts'
export * from './newVersion/machine.ts'
export * from './notification/machine.ts'
export * from './notificationCentre/entries.ts'
export * from './notificationCentre/machine.ts'
export * from './notifications/machine.ts'
export * from './onboarding/machine.ts'
export * from './placeSearch/machine.ts'
export * from './portal/machine.ts'
export * from './protectedAccess/machine.ts'
export * from './recordEdit/difference.ts'
export * from './recordEdit/machine.ts'
export { fieldOfRefusal, partOfRefusal } from './recordEdit/refusal.ts'
export * from './recordEdit/selectors.ts'
export { RECORD_TIMEOUT_MS } from './recordEdit/setup.ts'
export * from './recordEdit/types.ts'
export * from './relationFilter/machine.ts'
export * from './relationTree/machine.ts'
export type { TreeRow } from './relationTree/rows.ts'
export * from './remoteCommand/command.ts'
export * from './remoteCommand/machine.ts'
export * from './requestWizard/answers.ts'
export * from './requestWizard/machine.ts'
export { offeredConnections, offeredSubscriptions, type RequestCall } from './requestWizard/steps.ts'
export * from './requestWizard/vat.ts'
export * from './signIn/machine.ts'
export * from './signIn/selectors.ts'
export { ANSWER_TIMEOUT_MS, REDIRECT_TIMEOUT_MS, RENEW_RETRY_MS } from './signIn/setup.ts'
export * from './signIn/types.ts'
export * from './slotPicker/machine.ts'
export * from './table/machine.ts'
export * from './table/view.ts'
export * from './viewState.ts'
export type {
  CallInput,
  LookUpAnswer,
  TakenDraft,
  WizardContext,
  WizardEvent,
  WrongAnswers,
} from './wizard/context.ts'
export type { Data, WizardAnswers, WizardProblem } from './wizard/definition.ts'
export { readFileIds, readNamedFiles, type StoredDraft } from './wizard/draft.ts'
export type {
  CallState,
  RailStep,
  WizardSelectors,
  WizardSnapshot,
  WizardViewState,
} from './wizard/selectors.ts'
export type { WizardServices } from './wizard/services.ts'
export {
  WIZARD_CALL_TIMEOUT_MS,
  WIZARD_CHECK_TIMEOUT_MS,
  WIZARD_LOOK_UP_TIMEOUT_MS,
} from './wizard/timeouts.ts'
export * from './writing/machine.ts'
