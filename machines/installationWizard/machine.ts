import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { createWizard } from '../wizard/createWizard.ts'
import { wizardSelectors } from '../wizard/selectors.ts'
import type { WizardServices } from '../wizard/services.ts'
import type { InstallationAnswers } from './answers.ts'
import type { InstallationStep } from './routes.ts'
import { type InstallationCall, installationDefinition } from './steps.ts'

/** Installation wizard: from a serial number to a charger ready for drivers (S3, S4). */
export const installationWizardMachine = createWizard(installationDefinition)

export type InstallationWizardMachine = typeof installationWizardMachine
export type InstallationWizardRef = ActorRefFrom<InstallationWizardMachine>
export type InstallationWizardSnapshot = SnapshotFrom<InstallationWizardMachine>

export const installationWizard = wizardSelectors(installationDefinition)

export type InstallationServices = WizardServices<InstallationStep, InstallationAnswers, InstallationCall>

export const provideInstallationWizard = (services: InstallationServices): InstallationWizardMachine =>
  installationWizardMachine.provide(services)
