import type { RecordFields, WritingRef } from '@portal/machines'
import { addMessage, getReportFigures } from '@portal/schemas'
import { useSystem } from '../../app/context.ts'
import { HOUR_MS, type Read, useNow, useOperation } from '../../data/reads.ts'
import { useWriting } from '../../data/writing.ts'
import { type ReadReportFigures, readReportFigures } from '../../services/readers/reports.ts'
import { type ReadRequest, readRequest } from '../../services/readers/requests.ts'
import { latestDays } from './situation.ts'

export { readAlarmGroups } from '../../services/readers/alarmGroups.ts'

/** A record of the class request, read. */
export const requestOf = (record: RecordFields): ReadRequest => readRequest(record)

/** A message of an operator to the customer of a request. */
export const useMessage = (id: string): WritingRef<string> => {
  const { bco } = useSystem()
  return useWriting({
    draft: '',
    isOpen: true,
    isReady: (draft) => draft.trim() !== '',
    write: ({ draft }, options) =>
      bco().call(addMessage, { params: { id }, body: { Text: draft.trim() } }, options),
  })
}

/** What the hours of these days say changes slowly, and is much to count. */
const FIGURES_EVERY_MS = HOUR_MS / 12

/** What was charged in the latest days by hour, and how much of the time charge points were heard. */
export const useLatestFigures = (): Read<ReadReportFigures> & { readonly since: number } => {
  const { from, until, start } = latestDays(useNow(FIGURES_EVERY_MS))
  const { data, ...read } = useOperation(
    getReportFigures,
    { query: { from, until, by: 'relation' } },
    FIGURES_EVERY_MS,
  )
  return { ...read, data: data && readReportFigures(data), since: start }
}
