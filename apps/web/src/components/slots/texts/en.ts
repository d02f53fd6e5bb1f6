export const slotTexts = {
  'visits.week': 'Week of {date}',
  'visits.earlier': 'Previous week',
  'visits.later': 'Next week',
  'visits.showAs': 'Show as',
  'visits.calendar': 'Calendar',
  'visits.list': 'List',
  'visits.zone': 'All times are Belgian time ({zone}).',
  'visits.slots': 'Time slots',
  'visits.taken': 'Taken',
  'visits.free': 'Available',
  'visits.planned': 'Scheduled',
  'visits.none': 'No time slots this week.',
  'visits.slotsFailed': 'We couldn’t load the time slots',
  'visits.chosen': 'Chosen: {time}',
  'visits.choose': 'Choose a time slot.',
  'visits.confirm': 'Confirm this time',
  'visits.sending': 'Scheduling…',
  'visits.refused.taken': 'Someone just took this time slot. Choose another one.',
  'visits.refused.changed': 'This request changed in the meantime. Check it, then confirm again.',
  'visits.failed': 'We couldn’t confirm this time slot',
  'visits.another': 'Choose another time slot',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    slots: typeof slotTexts
  }
}
