/** Corrections of charge detail records. */
export const corrections = {
  'network.correct': 'Correct record',
  'network.correct.text':
    'A corrected record replaces this one, which stays. The driver sees the corrected receipt.',
  'network.correct.textInvoiced':
    'A corrected record replaces this one. The next invoice credits this one and charges the new price. The driver sees the corrected receipt.',
  'network.correct.busy': 'Correcting…',
  'network.correct.failed': 'We couldn’t correct this record',
  'network.correct.order': 'Choose an end after the start.',
  'network.correct.kwh': 'In kWh.',
  'network.correct.wrongKwh': 'Enter a number of kWh from 0.',
  'network.correct.difference': 'Before and after the correction',
  'network.correct.before': 'Before',
  'network.correct.after': 'After',
  'network.correct.refusal.CORRECTED': 'This record was corrected already.',
  'network.correct.refusal.ELSEWHERE': 'Only the other network can correct this record.',
  'network.correct.refusal.ORDER': 'The end is before the start.',
  'network.correct.refusal.FUTURE': 'The end is in the future.',
  'network.correct.refusal.TOO_MUCH': 'The connector can’t deliver that much energy in this time.',
  'network.correct.refusal.UNCHANGED': 'Nothing is corrected yet.',
  'network.correct.replaced': 'This record was corrected',
  'network.correct.replacedText': 'It no longer counts in totals.',
  'network.correct.creditedText': 'It no longer counts in totals. The next invoice credits it.',
  'network.correct.corrects': 'This record is a correction',
  'network.correct.credit': 'This record is a credit',
  'network.correct.open': 'View corrected record',
  'network.correct.openOld': 'View earlier record',
} as const
