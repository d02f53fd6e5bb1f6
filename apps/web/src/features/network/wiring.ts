import type { RecordFields, WritingRef } from '@portal/machines'
import { addMessage } from '@portal/schemas'
import { useSystem } from '../../app/context.ts'
import { useWriting } from '../../data/writing.ts'
import { type ReadRequest, readRequest } from '../../services/readers/requests.ts'

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
