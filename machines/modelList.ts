import type { AnyStateMachine, Model, PageModel } from '@portal/paths'
import { analyticsModel } from './analytics/model.ts'
import { attachmentsModel } from './attachments/model.ts'
import { bannerModel } from './banner/model.ts'
import { bannerPage } from './banner/page.ts'
import { bestPlanModel } from './bestPlan/model.ts'
import { bestPlanPage } from './bestPlan/page.ts'
import { bulkRunModel } from './bulkRun/model.ts'
import { changePasswordModel } from './changePassword/model.ts'
import { changePasswordPage } from './changePassword/page.ts'
import { chargepointCacheModel } from './chargepointCache/model.ts'
import { chargepointCachePage } from './chargepointCache/page.ts'
import { chargerMessageModel } from './chargerMessage/model.ts'
import { codeScanModel } from './codeScan/model.ts'
import { commandPaletteModel } from './commandPalette/model.ts'
import { commandTrayModel } from './commandTray/model.ts'
import { cookieConsentModel } from './cookieConsent/model.ts'
import { cookieConsentPage } from './cookieConsent/page.ts'
import { exportDialogModel } from './exportDialog/model.ts'
import { flagsModel } from './flags/model.ts'
import { flagsPage } from './flags/page.ts'
import { impersonationModel } from './impersonation/model.ts'
import { impersonationPage } from './impersonation/page.ts'
import { installationWizardModel } from './installationWizard/model.ts'
import { installationWizardPage } from './installationWizard/page.ts'
import { intakeFormModel } from './intakeForm/model.ts'
import { intakeFormPage } from './intakeForm/page.ts'
import { locationsModel } from './locations/model.ts'
import { locationsPage } from './locations/page.ts'
import { monitorModel } from './monitor/model.ts'
import { newVersionModel } from './newVersion/model.ts'
import { newVersionPage } from './newVersion/page.ts'
import { notificationModel } from './notification/model.ts'
import { notificationPage } from './notification/page.ts'
import { notificationCentreModel } from './notificationCentre/model.ts'
import { notificationCentrePage } from './notificationCentre/page.ts'
import { notificationsModel } from './notifications/model.ts'
import { notificationsPage } from './notifications/page.ts'
import { onboardingModel } from './onboarding/model.ts'
import { onboardingPage } from './onboarding/page.ts'
import { placeSearchModel } from './placeSearch/model.ts'
import { placeSearchPage } from './placeSearch/page.ts'
import { portalModel } from './portal/model.ts'
import { protectedAccessModel } from './protectedAccess/model.ts'
import { protectedAccessPage } from './protectedAccess/page.ts'
import { recordEditModel } from './recordEdit/model.ts'
import { relationFilterModel } from './relationFilter/model.ts'
import { relationFilterPage } from './relationFilter/page.ts'
import { relationTreeModel } from './relationTree/model.ts'
import { relationTreePage } from './relationTree/page.ts'
import { remoteCommandModel } from './remoteCommand/model.ts'
import { requestWizardModel } from './requestWizard/model.ts'
import { requestWizardPage } from './requestWizard/page.ts'
import { signInModel } from './signIn/model.ts'
import { signInPage } from './signIn/page.ts'
import { slotPickerModel } from './slotPicker/model.ts'
import type { Act, Sight } from './steps/index.ts'
import { tableModel } from './table/model.ts'
import { tablePage } from './table/page.ts'
import { writingModel } from './writing/model.ts'

/** Models of the machines, by folder name. */
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
  chargerMessage: chargerMessageModel,
  monitor: monitorModel,
  protectedAccess: protectedAccessModel,
} as const satisfies Record<string, Model>

/** Models of the machines as a person operates them in the browser. Their paths are in `paths.page.json`. */
export const PAGE_MODELS = {
  chargepointCache: chargepointCachePage,
  signIn: signInPage,
  cookieConsent: cookieConsentPage,
  changePassword: changePasswordPage,
  intakeForm: intakeFormPage,
  flags: flagsPage,
  onboarding: onboardingPage,
  relationFilter: relationFilterPage,
  table: tablePage,
  locations: locationsPage,
  placeSearch: placeSearchPage,
  banner: bannerPage,
  notification: notificationPage,
  notifications: notificationsPage,
  requestWizard: requestWizardPage,
  installationWizard: installationWizardPage,
  newVersion: newVersionPage,
  protectedAccess: protectedAccessPage,
  impersonation: impersonationPage,
  relationTree: relationTreePage,
  notificationCentre: notificationCentrePage,
  bestPlan: bestPlanPage,
} as const satisfies Partial<Record<keyof typeof MODELS, PageModel<AnyStateMachine, Act, Sight>>>
