import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { createWizard } from '../wizard/createWizard.ts'
import { wizardSelectors } from '../wizard/selectors.ts'
import type { WizardServices } from '../wizard/services.ts'
import type { RequestAnswers, RequestStep } from './answers.ts'
import { type RequestCall, requestDefinition } from './steps.ts'

/** Request wizard: a charger, charge cards or a question (S3, S4). */
export const requestWizardMachine = createWizard(requestDefinition)

export type RequestWizardMachine = typeof requestWizardMachine
export type RequestWizardRef = ActorRefFrom<RequestWizardMachine>
export type RequestWizardSnapshot = SnapshotFrom<RequestWizardMachine>

export const requestWizard = wizardSelectors(requestDefinition)

export type RequestServices = WizardServices<RequestStep, RequestAnswers, RequestCall>

export const provideRequestWizard = (services: RequestServices): RequestWizardMachine =>
  requestWizardMachine.provide(services)
