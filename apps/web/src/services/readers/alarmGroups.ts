import { count, date, entries, id, record, text } from './read.ts'

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

/** All groups; one without a moment cannot be acknowledged and is left out. */
export const readAlarmGroups = (value: unknown): readonly ReadAlarmGroup[] =>
  entries(readAlarmGroup)(value).filter(
    ({ Raised, Count }) => Raised !== undefined && Raised !== '' && Count > 0,
  )
