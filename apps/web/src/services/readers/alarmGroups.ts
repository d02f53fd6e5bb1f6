import { count, date, entries, id, record, text, usableEntries } from './read.ts'

const place = record({ Id: id, Description: text, Count: count })

const readAlarmGroup = record({
  Code: text,
  Raised: date,
  Severity: id,
  Count: count,
  LocationCount: count,
  Locations: entries(place),
})
export type ReadAlarmGroup = ReturnType<typeof readAlarmGroup>

/** A group without a time or without alarms is skipped. */
export const readAlarmGroups = usableEntries(
  readAlarmGroup,
  ({ Raised, Count }) => Raised !== undefined && Raised !== '' && Count > 0,
)
