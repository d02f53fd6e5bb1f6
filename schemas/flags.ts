/** Feature flags, read over OpenFeature's remote evaluation protocol (OFREP), and their defaults. */
export const FLAG_DEFAULTS = {
  /** Replaces the whole portal with the maintenance view (S1). */
  maintenance: false,
  /** Screens with a relation selector (S6). */
  'relation-selector-requests': false,
  'relation-selector-sessions': false,
  'relation-selector-tokens': false,
  'relation-selector-chargepoints': false,
  /** Unlocked by the EntityManager role for a company relation (S6). */
  'entity-manager': false,
  impersonation: false,
} as const satisfies Record<string, boolean>

export type FlagName = keyof typeof FLAG_DEFAULTS
export type Flags = { readonly [F in FlagName]: boolean }

export const FLAG_NAMES = Object.keys(FLAG_DEFAULTS) as readonly FlagName[]

export const FLAGS_REFRESH_MS = 60_000
/** The only OFREP call of the portal, relative to the base of the service: all flags at once. */
export const FLAGS_EVALUATE_PATH = '/ofrep/v1/evaluate/flags'
