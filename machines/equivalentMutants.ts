import type { Equivalents } from '@portal/paths'

/**
 * Mutants that behave like the original machine, by machine, kind and name, each with the reason. They do not count in
 * the score. An entry fails if its mutant is killed or no longer exists.
 */
export const EQUIVALENT_MUTANTS: Readonly<Record<string, Equivalents>> = {
  installationWizard: {
    'guards that always hold: isPassed always holds':
      'The serial number verdict shows before the next step, so no transition here depends on it',
  },
}
