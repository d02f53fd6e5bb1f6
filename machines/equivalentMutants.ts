import type { Equivalents } from '@portal/paths'

/**
 * Changes of a machine that are no faults, because it behaves the same with them: by machine, and by kind and name, each with
 * the reason. They do not count in the score. One that is noticed after all, or is gone, fails.
 */
export const EQUIVALENT_MUTANTS: Readonly<Record<string, Equivalents>> = {
  installationWizard: {
    'guards that always hold: isPassed always holds':
      'What is said of a serial number is shown before a person goes on: no transition here asks for it',
  },
}
