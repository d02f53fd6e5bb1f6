import { count, date, entries, id, record, text, usableEntries } from './read.ts'

const place = record({ Id: id, Description: text, Count: count })

/** Alarms that came together. */
const readAlarmGroup = record({
  Code: text,
  Raised: date,
  Severity: id,
  Count: count,
  LocationCount: count,
  Locations: entries(place),
})
export type ReadAlarmGroup = ReturnType<typeof readAlarmGroup>

/** All groups. One without a moment cannot be acknowledged and is skipped. */
export const readAlarmGroups = usableEntries(
  readAlarmGroup,
  ({ Raised, Count }) => Raised !== undefined && Raised !== '' && Count > 0,
)
