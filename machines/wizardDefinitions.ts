/** The wizards as data, for tests of their screens: what is asked where, and what leads where. Not for the portal. */

export { installationDefinition } from './installationWizard/steps.ts'
export { ANSWERS as requestCases } from './requestWizard/cases.ts'
export { requestDefinition } from './requestWizard/steps.ts'
export type { WizardDefinition } from './wizard/definition.ts'
export { fieldsOf, problemsOf, wayOf } from './wizard/way.ts'
