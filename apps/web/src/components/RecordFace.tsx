import { useI18n } from '../app/context.ts'
import type { Read } from '../data/reads.ts'
import { Card } from '../ui/Card.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Loading } from '../ui/Loading.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { FailedRead } from './FailedRead.tsx'
import { MissingRecord } from './MissingRecord.tsx'

export interface RecordFaceProps {
  read: Read<unknown>
  /** Codes that say that there is no such record, or none for this person. */
  missing: readonly string[]
  /** Where the list of them is. */
  list: string
  words: { readonly missing: string; readonly back: string; readonly failed: string }
}

/** What stands where a record is not: it is on its way, there is none, or it could not be read. */
export const RecordFace = ({ read: { error, retry }, missing, list, words }: RecordFaceProps) => {
  const { t } = useI18n()
  if (!error) {
    return (
      <Loading label={t('shell.loading')}>
        <div className="grid gap-4 lg:grid-cols-[minmax(0,1.72fr)_minmax(0,1fr)]">
          {['main', 'details'].map((part) => (
            <Card key={part}>
              <Skeleton className="h-4 w-40" />
              <Skeleton className="mt-5 h-52" />
            </Card>
          ))}
        </div>
      </Loading>
    )
  }
  if (![...missing, 'Unauthorized', 'UNAUTHORIZED', 'FAILEDTOFIND'].includes(error.code))
    return <FailedRead title={words.failed} failure={error} onRetry={retry} />
  return (
    <MissingRecord
      title={words.missing}
      code={error.code}
      way={
        <LinkButton variant="primary" href={list}>
          {words.back}
        </LinkButton>
      }
      onRetry={retry}
    />
  )
}
