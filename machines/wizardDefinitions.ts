/** The wizards as data, for tests of their screens: what is asked where, and what leads where. Not for the portal. */

export { installationDefinition } from './installationWizard/steps.ts'
export { requestDefinition } from './requestWizard/steps.ts'
export type { WizardDefinition } from './wizard/definition.ts'
export { fieldsOf, wayOf } from './wizard/way.ts'
