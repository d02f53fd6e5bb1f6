import type { Equivalents } from '@portal/paths'

/**
 * Mutants that behave like the original machine, by machine, then by kind and name, each with the reason.
 * They do not count in the score. An entry fails if its mutant is killed or no longer exists.
 */
export const EQUIVALENT_MUTANTS: Readonly<Record<string, Equivalents>> = {
  installationWizard: {
    'guards that always hold: isPassed always holds':
      'What is said of a serial number is shown before a person goes on: no transition here asks for it',
  },
}
