/** The charts of the portal with their events, actors and selectors. Nothing here knows how paths are generated. */
export * from './chargepointCache/machine.ts'
export * from './failure.ts'
export * from './intakeForm/fields.ts'
export * from './intakeForm/machine.ts'
export * from './language/machine.ts'
export * from './portal/machine.ts'
export * from './signIn/machine.ts'
export * from './theme/machine.ts'
