import type { Query } from '../data/query.ts'
import { FailedRead } from './FailedRead.tsx'
import { OlderData } from './OlderData.tsx'

/** State of a failed read: the age of stale data or an error state, both with the error code and a retry. */
export const ReadFailure = ({
  read: { data, at, error, retry },
  title,
}: {
  read: Query<unknown>
  title: string
}) => {
  if (!error) return null
  return data === undefined || at === undefined ? (
    <FailedRead title={title} failure={error} onRetry={retry} />
  ) : (
    <OlderData at={at} failure={error} onRetry={retry} />
  )
}
