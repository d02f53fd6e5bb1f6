import type { Query } from '../data/query.ts'
import { FailedRead } from './FailedRead.tsx'
import { OlderData } from './OlderData.tsx'

/** What a failed read says in its place: how old the data is that stays, or that there is none; both with code and retry. */
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
