import type { AnyStateMachine, Model, ToldModel } from '@portal/paths'
import { analyticsModel } from './analytics/model.ts'
import { attachmentsModel } from './attachments/model.ts'
import { bannerModel } from './banner/model.ts'
import { bannerPageModel } from './banner/pageModel.ts'
import { bestPlanModel } from './bestPlan/model.ts'
import { bestPlanPageModel } from './bestPlan/pageModel.ts'
import { bulkRunModel } from './bulkRun/model.ts'
import { changePasswordModel } from './changePassword/model.ts'
import { changePasswordPageModel } from './changePassword/pageModel.ts'
import { chargepointCacheModel } from './chargepointCache/model.ts'
import { chargepointCachePageModel } from './chargepointCache/pageModel.ts'
import { chargerMessageModel } from './chargerMessage/model.ts'
import { chargerSettingsModel } from './chargerSettings/model.ts'
import { codeScanModel } from './codeScan/model.ts'
import { commandPaletteModel } from './commandPalette/model.ts'
import { commandTrayModel } from './commandTray/model.ts'
import { cookieConsentModel } from './cookieConsent/model.ts'
import { cookieConsentPageModel } from './cookieConsent/pageModel.ts'
import { exportDialogModel } from './exportDialog/model.ts'
import { flagsModel } from './flags/model.ts'
import { flagsPageModel } from './flags/pageModel.ts'
import { impersonationModel } from './impersonation/model.ts'
import { impersonationPageModel } from './impersonation/pageModel.ts'
import { installationWizardModel } from './installationWizard/model.ts'
import { installationWizardPageModel } from './installationWizard/pageModel.ts'
import { intakeFormModel } from './intakeForm/model.ts'
import { intakeFormPageModel } from './intakeForm/pageModel.ts'
import { locationsModel } from './locations/model.ts'
import { locationsPageModel } from './locations/pageModel.ts'
import { monitorModel } from './monitor/model.ts'
import { newVersionModel } from './newVersion/model.ts'
import { newVersionPageModel } from './newVersion/pageModel.ts'
import { notificationModel } from './notification/model.ts'
import { notificationPageModel } from './notification/pageModel.ts'
import { notificationCentreModel } from './notificationCentre/model.ts'
import { notificationCentrePageModel } from './notificationCentre/pageModel.ts'
import { notificationsModel } from './notifications/model.ts'
import { notificationsPageModel } from './notifications/pageModel.ts'
import { onboardingModel } from './onboarding/model.ts'
import { onboardingPageModel } from './onboarding/pageModel.ts'
import { placeSearchModel } from './placeSearch/model.ts'
import { placeSearchPageModel } from './placeSearch/pageModel.ts'
import { portalModel } from './portal/model.ts'
import { protectedAccessModel } from './protectedAccess/model.ts'
import { protectedAccessPageModel } from './protectedAccess/pageModel.ts'
import { recordEditModel } from './recordEdit/model.ts'
import { relationFilterModel } from './relationFilter/model.ts'
import { relationFilterPageModel } from './relationFilter/pageModel.ts'
import { relationTreeModel } from './relationTree/model.ts'
import { relationTreePageModel } from './relationTree/pageModel.ts'
import { remoteCommandModel } from './remoteCommand/model.ts'
import { requestWizardModel } from './requestWizard/model.ts'
import { requestWizardPageModel } from './requestWizard/pageModel.ts'
import { signInModel } from './signIn/model.ts'
import { signInPageModel } from './signIn/pageModel.ts'
import { slotPickerModel } from './slotPicker/model.ts'
import { tableModel } from './table/model.ts'
import { tablePageModel } from './table/pageModel.ts'
import { writingModel } from './writing/model.ts'

/** Machines proven by generated paths, by folder name. */
export const MODELS = {
  chargepointCache: chargepointCacheModel,
  signIn: signInModel,
  flags: flagsModel,
  intakeForm: intakeFormModel,
  banner: bannerModel,
  notification: notificationModel,
  notifications: notificationsModel,
  changePassword: changePasswordModel,
  table: tableModel,
  cookieConsent: cookieConsentModel,
  analytics: analyticsModel,
  onboarding: onboardingModel,
  relationFilter: relationFilterModel,
  locations: locationsModel,
  placeSearch: placeSearchModel,
  portal: portalModel,
  attachments: attachmentsModel,
  installationWizard: installationWizardModel,
  requestWizard: requestWizardModel,
  recordEdit: recordEditModel,
  exportDialog: exportDialogModel,
  slotPicker: slotPickerModel,
  bestPlan: bestPlanModel,
  notificationCentre: notificationCentreModel,
  codeScan: codeScanModel,
  newVersion: newVersionModel,
  relationTree: relationTreeModel,
  impersonation: impersonationModel,
  writing: writingModel,
  bulkRun: bulkRunModel,
  commandPalette: commandPaletteModel,
  remoteCommand: remoteCommandModel,
  commandTray: commandTrayModel,
  chargerSettings: chargerSettingsModel,
  chargerMessage: chargerMessageModel,
  monitor: monitorModel,
  protectedAccess: protectedAccessModel,
} as const satisfies Record<string, Model>

/** Type check: a page model needs words for everything it does, so that a person can follow it. */
const told = (model: ToldModel<AnyStateMachine>): Model => model

/** The machines as a person drives them in the browser. Their paths are in `paths.page.json`. */
export const PAGE_MODELS = {
  chargepointCache: told(chargepointCachePageModel),
  signIn: told(signInPageModel),
  cookieConsent: told(cookieConsentPageModel),
  changePassword: told(changePasswordPageModel),
  intakeForm: told(intakeFormPageModel),
  flags: told(flagsPageModel),
  onboarding: told(onboardingPageModel),
  relationFilter: told(relationFilterPageModel),
  table: told(tablePageModel),
  locations: told(locationsPageModel),
  placeSearch: told(placeSearchPageModel),
  banner: told(bannerPageModel),
  notification: told(notificationPageModel),
  notifications: told(notificationsPageModel),
  requestWizard: told(requestWizardPageModel),
  installationWizard: told(installationWizardPageModel),
  newVersion: told(newVersionPageModel),
  protectedAccess: told(protectedAccessPageModel),
  impersonation: told(impersonationPageModel),
  relationTree: told(relationTreePageModel),
  notificationCentre: told(notificationCentrePageModel),
  bestPlan: told(bestPlanPageModel),
} as const satisfies Partial<Record<keyof typeof MODELS, Model>>
