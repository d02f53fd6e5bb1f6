/** The charts as the path generator sees them, with their committed paths. For tests and commands, not for the portal. */

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
import chargerSettingsPaths from './chargerSettings/paths.json' with { type: 'json' }
import codeScanPaths from './codeScan/paths.json' with { type: 'json' }
import columnChooserPaths from './columnChooser/paths.json' with { type: 'json' }
import columnChooserPagePaths from './columnChooser/paths.page.json' with { type: 'json' }
import commandPalettePaths from './commandPalette/paths.json' with { type: 'json' }
import commandTrayPaths from './commandTray/paths.json' with { type: 'json' }
import cookieConsentPaths from './cookieConsent/paths.json' with { type: 'json' }
import cookieConsentPagePaths from './cookieConsent/paths.page.json' with { type: 'json' }
import downloadPaths from './download/paths.json' with { type: 'json' }
import exportDialogPaths from './exportDialog/paths.json' with { type: 'json' }
import flagsPaths from './flags/paths.json' with { type: 'json' }
import flagsPagePaths from './flags/paths.page.json' with { type: 'json' }
import impersonationPaths from './impersonation/paths.json' with { type: 'json' }
import impersonationPagePaths from './impersonation/paths.page.json' with { type: 'json' }
import installationWizardPaths from './installationWizard/paths.json' with { type: 'json' }
import installationWizardPagePaths from './installationWizard/paths.page.json' with { type: 'json' }
import intakeFormPaths from './intakeForm/paths.json' with { type: 'json' }
import intakeFormPagePaths from './intakeForm/paths.page.json' with { type: 'json' }
import languagePaths from './language/paths.json' with { type: 'json' }
import languagePagePaths from './language/paths.page.json' with { type: 'json' }
import lazyPartPaths from './lazyPart/paths.json' with { type: 'json' }
import lazyPartPagePaths from './lazyPart/paths.page.json' with { type: 'json' }
import listSheetPaths from './listSheet/paths.json' with { type: 'json' }
import listSheetPagePaths from './listSheet/paths.page.json' with { type: 'json' }
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
import ownPlacePaths from './ownPlace/paths.json' with { type: 'json' }
import ownPlacePagePaths from './ownPlace/paths.page.json' with { type: 'json' }
import type { PathsFile } from './paths/format.ts'
import type { Model } from './paths/model.ts'
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
import rowSelectionPaths from './rowSelection/paths.json' with { type: 'json' }
import rowSelectionPagePaths from './rowSelection/paths.page.json' with { type: 'json' }
import savedViewsPaths from './savedViews/paths.json' with { type: 'json' }
import savedViewsPagePaths from './savedViews/paths.page.json' with { type: 'json' }
import signInPaths from './signIn/paths.json' with { type: 'json' }
import signInPagePaths from './signIn/paths.page.json' with { type: 'json' }
import slotPickerPaths from './slotPicker/paths.json' with { type: 'json' }
import tablePaths from './table/paths.json' with { type: 'json' }
import tablePagePaths from './table/paths.page.json' with { type: 'json' }
import themePaths from './theme/paths.json' with { type: 'json' }
import themePagePaths from './theme/paths.page.json' with { type: 'json' }
import undoOfferPaths from './undoOffer/paths.json' with { type: 'json' }
import undoOfferPagePaths from './undoOffer/paths.page.json' with { type: 'json' }
import unreadVoicePaths from './unreadVoice/paths.json' with { type: 'json' }
import unreadVoicePagePaths from './unreadVoice/paths.page.json' with { type: 'json' }
import writingPaths from './writing/paths.json' with { type: 'json' }

export { chargepointCacheModel } from './chargepointCache/model.ts'
export { type InterruptName, interruptedPathsOf, notWovenInto, pageInterruptsOf } from './pageInterrupts.ts'
export { signInModel } from './signIn/model.ts'

/** A chart's model and the paths that prove it. */
export interface Proof {
  readonly model: Model
  readonly committed: PathsFile
}

/** Every chart that is proven by generated paths, by its folder. */
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
  lazyPart: { model: MODELS.lazyPart, committed: lazyPartPaths },
  relationFilter: { model: MODELS.relationFilter, committed: relationFilterPaths },
  language: { model: MODELS.language, committed: languagePaths },
  locations: { model: MODELS.locations, committed: locationsPaths },
  placeSearch: { model: MODELS.placeSearch, committed: placeSearchPaths },
  portal: { model: MODELS.portal, committed: portalPaths },
  theme: { model: MODELS.theme, committed: themePaths },
  undoOffer: { model: MODELS.undoOffer, committed: undoOfferPaths },
  attachments: { model: MODELS.attachments, committed: attachmentsPaths },
  installationWizard: { model: MODELS.installationWizard, committed: installationWizardPaths },
  requestWizard: { model: MODELS.requestWizard, committed: requestWizardPaths },
  recordEdit: { model: MODELS.recordEdit, committed: recordEditPaths },
  exportDialog: { model: MODELS.exportDialog, committed: exportDialogPaths },
  slotPicker: { model: MODELS.slotPicker, committed: slotPickerPaths },
  download: { model: MODELS.download, committed: downloadPaths },
  bestPlan: { model: MODELS.bestPlan, committed: bestPlanPaths },
  notificationCentre: { model: MODELS.notificationCentre, committed: notificationCentrePaths },
  listSheet: { model: MODELS.listSheet, committed: listSheetPaths },
  ownPlace: { model: MODELS.ownPlace, committed: ownPlacePaths },
  codeScan: { model: MODELS.codeScan, committed: codeScanPaths },
  unreadVoice: { model: MODELS.unreadVoice, committed: unreadVoicePaths },
  newVersion: { model: MODELS.newVersion, committed: newVersionPaths },
  relationTree: { model: MODELS.relationTree, committed: relationTreePaths },
  impersonation: { model: MODELS.impersonation, committed: impersonationPaths },
  writing: { model: MODELS.writing, committed: writingPaths },
  bulkRun: { model: MODELS.bulkRun, committed: bulkRunPaths },
  columnChooser: { model: MODELS.columnChooser, committed: columnChooserPaths },
  rowSelection: { model: MODELS.rowSelection, committed: rowSelectionPaths },
  savedViews: { model: MODELS.savedViews, committed: savedViewsPaths },
  commandPalette: { model: MODELS.commandPalette, committed: commandPalettePaths },
  remoteCommand: { model: MODELS.remoteCommand, committed: remoteCommandPaths },
  commandTray: { model: MODELS.commandTray, committed: commandTrayPaths },
  chargerSettings: { model: MODELS.chargerSettings, committed: chargerSettingsPaths },
  chargerMessage: { model: MODELS.chargerMessage, committed: chargerMessagePaths },
  monitor: { model: MODELS.monitor, committed: monitorPaths },
  protectedAccess: { model: MODELS.protectedAccess, committed: protectedAccessPaths },
} as const satisfies Record<keyof typeof MODELS, Proof>

/** Which of its paths are proven in the browser; the rest is in the model's `unreachable`, with the reason. */
export const PAGE_PROOFS = {
  chargepointCache: { model: PAGE_MODELS.chargepointCache, committed: chargepointCachePagePaths },
  signIn: { model: PAGE_MODELS.signIn, committed: signInPagePaths },
  cookieConsent: { model: PAGE_MODELS.cookieConsent, committed: cookieConsentPagePaths },
  changePassword: { model: PAGE_MODELS.changePassword, committed: changePasswordPagePaths },
  intakeForm: { model: PAGE_MODELS.intakeForm, committed: intakeFormPagePaths },
  flags: { model: PAGE_MODELS.flags, committed: flagsPagePaths },
  onboarding: { model: PAGE_MODELS.onboarding, committed: onboardingPagePaths },
  lazyPart: { model: PAGE_MODELS.lazyPart, committed: lazyPartPagePaths },
  relationFilter: { model: PAGE_MODELS.relationFilter, committed: relationFilterPagePaths },
  language: { model: PAGE_MODELS.language, committed: languagePagePaths },
  table: { model: PAGE_MODELS.table, committed: tablePagePaths },
  locations: { model: PAGE_MODELS.locations, committed: locationsPagePaths },
  placeSearch: { model: PAGE_MODELS.placeSearch, committed: placeSearchPagePaths },
  theme: { model: PAGE_MODELS.theme, committed: themePagePaths },
  banner: { model: PAGE_MODELS.banner, committed: bannerPagePaths },
  notification: { model: PAGE_MODELS.notification, committed: notificationPagePaths },
  notifications: { model: PAGE_MODELS.notifications, committed: notificationsPagePaths },
  requestWizard: { model: PAGE_MODELS.requestWizard, committed: requestWizardPagePaths },
  installationWizard: { model: PAGE_MODELS.installationWizard, committed: installationWizardPagePaths },
  ownPlace: { model: PAGE_MODELS.ownPlace, committed: ownPlacePagePaths },
  listSheet: { model: PAGE_MODELS.listSheet, committed: listSheetPagePaths },
  newVersion: { model: PAGE_MODELS.newVersion, committed: newVersionPagePaths },
  savedViews: { model: PAGE_MODELS.savedViews, committed: savedViewsPagePaths },
  columnChooser: { model: PAGE_MODELS.columnChooser, committed: columnChooserPagePaths },
  unreadVoice: { model: PAGE_MODELS.unreadVoice, committed: unreadVoicePagePaths },
  rowSelection: { model: PAGE_MODELS.rowSelection, committed: rowSelectionPagePaths },
  undoOffer: { model: PAGE_MODELS.undoOffer, committed: undoOfferPagePaths },
  protectedAccess: { model: PAGE_MODELS.protectedAccess, committed: protectedAccessPagePaths },
  impersonation: { model: PAGE_MODELS.impersonation, committed: impersonationPagePaths },
  relationTree: { model: PAGE_MODELS.relationTree, committed: relationTreePagePaths },
  notificationCentre: { model: PAGE_MODELS.notificationCentre, committed: notificationCentrePagePaths },
  bestPlan: { model: PAGE_MODELS.bestPlan, committed: bestPlanPagePaths },
} as const satisfies Record<keyof typeof PAGE_MODELS, Proof>
