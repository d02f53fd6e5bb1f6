/** Models of the machines with their committed paths. For tests and commands, not for the portal. */

import type { AnyStateMachine, Model, PageModel, PathsFile } from '@portal/paths'
import analyticsPaths from './analytics/paths.json' with { type: 'json' }
import attachmentsPaths from './attachments/paths.json' with { type: 'json' }
import bannerPaths from './banner/paths.json' with { type: 'json' }
import bannerPagePaths from './banner/paths.page.json' with { type: 'json' }
import bestPlanPaths from './bestPlan/paths.json' with { type: 'json' }
import bestPlanPagePaths from './bestPlan/paths.page.json' with { type: 'json' }
import bulkRunPaths from './bulkRun/paths.json' with { type: 'json' }
import changePasswordPaths from './changePassword/paths.json' with { type: 'json' }
import changePasswordPagePaths from './changePassword/paths.page.json' with { type: 'json' }
import chargepointCachePaths from './chargepointCache/paths.json' with { type: 'json' }
import chargepointCachePagePaths from './chargepointCache/paths.page.json' with { type: 'json' }
import chargerMessagePaths from './chargerMessage/paths.json' with { type: 'json' }
import codeScanPaths from './codeScan/paths.json' with { type: 'json' }
import commandPalettePaths from './commandPalette/paths.json' with { type: 'json' }
import commandTrayPaths from './commandTray/paths.json' with { type: 'json' }
import cookieConsentPaths from './cookieConsent/paths.json' with { type: 'json' }
import cookieConsentPagePaths from './cookieConsent/paths.page.json' with { type: 'json' }
import exportDialogPaths from './exportDialog/paths.json' with { type: 'json' }
import flagsPaths from './flags/paths.json' with { type: 'json' }
import flagsPagePaths from './flags/paths.page.json' with { type: 'json' }
import impersonationPaths from './impersonation/paths.json' with { type: 'json' }
import impersonationPagePaths from './impersonation/paths.page.json' with { type: 'json' }
import installationWizardPaths from './installationWizard/paths.json' with { type: 'json' }
import installationWizardPagePaths from './installationWizard/paths.page.json' with { type: 'json' }
import intakeFormPaths from './intakeForm/paths.json' with { type: 'json' }
import intakeFormPagePaths from './intakeForm/paths.page.json' with { type: 'json' }
import locationsPaths from './locations/paths.json' with { type: 'json' }
import locationsPagePaths from './locations/paths.page.json' with { type: 'json' }
import { MODELS, PAGE_MODELS } from './modelList.ts'
import monitorPaths from './monitor/paths.json' with { type: 'json' }
import newVersionPaths from './newVersion/paths.json' with { type: 'json' }
import newVersionPagePaths from './newVersion/paths.page.json' with { type: 'json' }
import notificationPaths from './notification/paths.json' with { type: 'json' }
import notificationPagePaths from './notification/paths.page.json' with { type: 'json' }
import notificationCentrePaths from './notificationCentre/paths.json' with { type: 'json' }
import notificationCentrePagePaths from './notificationCentre/paths.page.json' with { type: 'json' }
import notificationsPaths from './notifications/paths.json' with { type: 'json' }
import notificationsPagePaths from './notifications/paths.page.json' with { type: 'json' }
import onboardingPaths from './onboarding/paths.json' with { type: 'json' }
import onboardingPagePaths from './onboarding/paths.page.json' with { type: 'json' }
import placeSearchPaths from './placeSearch/paths.json' with { type: 'json' }
import placeSearchPagePaths from './placeSearch/paths.page.json' with { type: 'json' }
import portalPaths from './portal/paths.json' with { type: 'json' }
import protectedAccessPaths from './protectedAccess/paths.json' with { type: 'json' }
import protectedAccessPagePaths from './protectedAccess/paths.page.json' with { type: 'json' }
import recordEditPaths from './recordEdit/paths.json' with { type: 'json' }
import relationFilterPaths from './relationFilter/paths.json' with { type: 'json' }
import relationFilterPagePaths from './relationFilter/paths.page.json' with { type: 'json' }
import relationTreePaths from './relationTree/paths.json' with { type: 'json' }
import relationTreePagePaths from './relationTree/paths.page.json' with { type: 'json' }
import remoteCommandPaths from './remoteCommand/paths.json' with { type: 'json' }
import requestWizardPaths from './requestWizard/paths.json' with { type: 'json' }
import requestWizardPagePaths from './requestWizard/paths.page.json' with { type: 'json' }
import signInPaths from './signIn/paths.json' with { type: 'json' }
import signInPagePaths from './signIn/paths.page.json' with { type: 'json' }
import slotPickerPaths from './slotPicker/paths.json' with { type: 'json' }
import type { Act, Sight } from './steps/index.ts'
import tablePaths from './table/paths.json' with { type: 'json' }
import tablePagePaths from './table/paths.page.json' with { type: 'json' }
import writingPaths from './writing/paths.json' with { type: 'json' }

export { chargepointCacheModel } from './chargepointCache/model.ts'
export {
  excludedInterruptsOf,
  type InterruptName,
  interruptedPathsOf,
  pageInterruptsOf,
} from './pageInterrupts.ts'
export { signInModel } from './signIn/model.ts'

export interface Proof {
  readonly model: Model
  readonly committed: PathsFile
}

export interface PageProof extends Proof {
  readonly model: PageModel<AnyStateMachine, Act, Sight>
}

/** Models with their paths, by folder name. */
export const PROOFS = {
  chargepointCache: { model: MODELS.chargepointCache, committed: chargepointCachePaths },
  signIn: { model: MODELS.signIn, committed: signInPaths },
  flags: { model: MODELS.flags, committed: flagsPaths },
  intakeForm: { model: MODELS.intakeForm, committed: intakeFormPaths },
  banner: { model: MODELS.banner, committed: bannerPaths },
  notification: { model: MODELS.notification, committed: notificationPaths },
  notifications: { model: MODELS.notifications, committed: notificationsPaths },
  changePassword: { model: MODELS.changePassword, committed: changePasswordPaths },
  table: { model: MODELS.table, committed: tablePaths },
  cookieConsent: { model: MODELS.cookieConsent, committed: cookieConsentPaths },
  analytics: { model: MODELS.analytics, committed: analyticsPaths },
  onboarding: { model: MODELS.onboarding, committed: onboardingPaths },
  relationFilter: { model: MODELS.relationFilter, committed: relationFilterPaths },
  locations: { model: MODELS.locations, committed: locationsPaths },
  placeSearch: { model: MODELS.placeSearch, committed: placeSearchPaths },
  portal: { model: MODELS.portal, committed: portalPaths },
  attachments: { model: MODELS.attachments, committed: attachmentsPaths },
  installationWizard: { model: MODELS.installationWizard, committed: installationWizardPaths },
  requestWizard: { model: MODELS.requestWizard, committed: requestWizardPaths },
  recordEdit: { model: MODELS.recordEdit, committed: recordEditPaths },
  exportDialog: { model: MODELS.exportDialog, committed: exportDialogPaths },
  slotPicker: { model: MODELS.slotPicker, committed: slotPickerPaths },
  bestPlan: { model: MODELS.bestPlan, committed: bestPlanPaths },
  notificationCentre: { model: MODELS.notificationCentre, committed: notificationCentrePaths },
  codeScan: { model: MODELS.codeScan, committed: codeScanPaths },
  newVersion: { model: MODELS.newVersion, committed: newVersionPaths },
  relationTree: { model: MODELS.relationTree, committed: relationTreePaths },
  impersonation: { model: MODELS.impersonation, committed: impersonationPaths },
  writing: { model: MODELS.writing, committed: writingPaths },
  bulkRun: { model: MODELS.bulkRun, committed: bulkRunPaths },
  commandPalette: { model: MODELS.commandPalette, committed: commandPalettePaths },
  remoteCommand: { model: MODELS.remoteCommand, committed: remoteCommandPaths },
  commandTray: { model: MODELS.commandTray, committed: commandTrayPaths },
  chargerMessage: { model: MODELS.chargerMessage, committed: chargerMessagePaths },
  monitor: { model: MODELS.monitor, committed: monitorPaths },
  protectedAccess: { model: MODELS.protectedAccess, committed: protectedAccessPaths },
} as const satisfies Record<keyof typeof MODELS, Proof>

/**
 * Paths played in the browser. Each model lists its transitions without such a path in `unreachable`, with the reason.
 */
export const PAGE_PROOFS = {
  chargepointCache: { model: PAGE_MODELS.chargepointCache, committed: chargepointCachePagePaths },
  signIn: { model: PAGE_MODELS.signIn, committed: signInPagePaths },
  cookieConsent: { model: PAGE_MODELS.cookieConsent, committed: cookieConsentPagePaths },
  changePassword: { model: PAGE_MODELS.changePassword, committed: changePasswordPagePaths },
  intakeForm: { model: PAGE_MODELS.intakeForm, committed: intakeFormPagePaths },
  flags: { model: PAGE_MODELS.flags, committed: flagsPagePaths },
  onboarding: { model: PAGE_MODELS.onboarding, committed: onboardingPagePaths },
  relationFilter: { model: PAGE_MODELS.relationFilter, committed: relationFilterPagePaths },
  table: { model: PAGE_MODELS.table, committed: tablePagePaths },
  locations: { model: PAGE_MODELS.locations, committed: locationsPagePaths },
  placeSearch: { model: PAGE_MODELS.placeSearch, committed: placeSearchPagePaths },
  banner: { model: PAGE_MODELS.banner, committed: bannerPagePaths },
  notification: { model: PAGE_MODELS.notification, committed: notificationPagePaths },
  notifications: { model: PAGE_MODELS.notifications, committed: notificationsPagePaths },
  requestWizard: { model: PAGE_MODELS.requestWizard, committed: requestWizardPagePaths },
  installationWizard: { model: PAGE_MODELS.installationWizard, committed: installationWizardPagePaths },
  newVersion: { model: PAGE_MODELS.newVersion, committed: newVersionPagePaths },
  protectedAccess: { model: PAGE_MODELS.protectedAccess, committed: protectedAccessPagePaths },
  impersonation: { model: PAGE_MODELS.impersonation, committed: impersonationPagePaths },
  relationTree: { model: PAGE_MODELS.relationTree, committed: relationTreePagePaths },
  notificationCentre: { model: PAGE_MODELS.notificationCentre, committed: notificationCentrePagePaths },
  bestPlan: { model: PAGE_MODELS.bestPlan, committed: bestPlanPagePaths },
} as const satisfies Record<keyof typeof PAGE_MODELS, PageProof>
