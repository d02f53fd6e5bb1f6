import type { ClassName } from '../../world/store.ts'
import { chargelocationRules, chargeplacementRules, chargepointRules } from './places.ts'
import type { ClassRules } from './rule.ts'

/** The rules of each class that has some; a class without is kept as it is sent. */
export const RULES: { readonly [C in ClassName]?: ClassRules } = {
  chargelocation: chargelocationRules,
  chargepoint: chargepointRules,
  chargeplacement: chargeplacementRules,
}
