/** Features that are switched from outside, over OpenFeature's remote evaluation protocol (OFREP), and their defaults. */
export const FLAG_DEFAULTS = {
  /** The maintenance view replaces everything (S1). */
  maintenance: false,
  /** Where the relation selector is offered (S6). */
  'relation-selector-requests': false,
  'relation-selector-sessions': false,
  'relation-selector-tokens': false,
  'relation-selector-chargepoints': false,
  /** What the EntityManager role unlocks for a company relation (S6). */
  'entity-manager': false,
  impersonation: false,
} as const satisfies Record<string, boolean>

export type FlagName = keyof typeof FLAG_DEFAULTS
/** Every flag with its value. */
export type Flags = { readonly [F in FlagName]: boolean }

export const FLAG_NAMES = Object.keys(FLAG_DEFAULTS) as readonly FlagName[]

/** Flags are asked for again after this time. */
export const FLAGS_REFRESH_MS = 60_000
/** The one call of OFREP that the portal makes, after the base of the service: all flags at once. */
export const FLAGS_EVALUATE_PATH = '/ofrep/v1/evaluate/flags'
