/** Definitions of both wizards, for tests of their screens. Not imported by the portal. */

export { installationDefinition } from './installationWizard/steps.ts'
export { requestDefinition } from './requestWizard/steps.ts'
export type { WizardDefinition } from './wizard/definition.ts'
export { fieldsOf, problemsOf, settled, wayOf } from './wizard/way.ts'
