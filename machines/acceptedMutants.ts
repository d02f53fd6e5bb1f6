const EDITED = 'The model edits steps on the way only; the tests of the chart edit one that is not'
const SUBMITTED =
  'The model submits complete answers only; the tests of the chart submit some with an answer missing'

/**
 * Planted faults that neither a committed path nor the hash of the chart notices, by chart, kind and name, each with the
 * reason. One that is noticed after all, or is gone, fails.
 */
export const ACCEPTED_MUTANTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  table: {
    'guards that always hold: isOtherView always holds':
      'Taking the view that is shown already leaves it as it is',
  },
  attachments: {
    'guards that always hold: isInspected always holds':
      'One file is inspected at a time: what the model tells of another is of one that is gone',
  },
  installationWizard: {
    'guards that always hold: isPassed always holds':
      'What is said of a serial number is shown before a person goes on: no transition here asks for it',
    'guards that always hold: isOnWay always holds': EDITED,
    'guards that always hold: isSubmittableUnknown always holds': SUBMITTED,
  },
  requestWizard: {
    'guards that always hold: isOnWay always holds': EDITED,
    'guards that always hold: isSubmittableUnknown always holds': SUBMITTED,
  },
  relationTree: {
    'guards that always hold: isOpen always holds': 'To close a branch that is not open changes nothing',
  },
  commandPalette: {
    'guards that always hold: hasRows always holds': 'Without rows there is none to move to, guard or not',
  },
}
