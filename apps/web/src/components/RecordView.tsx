import type { ReactNode } from 'react'
import { useI18n } from '../app/context.ts'
import { entryOf } from '../data/entry.ts'
import type { Query } from '../data/query.ts'
import { Card } from '../ui/Card.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Loading } from '../ui/Loading.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { QueryView } from './QueryView.tsx'

export const RecordLoading = ({ inThree = false }: { inThree?: boolean }) => {
  const { t } = useI18n()
  return (
    <Loading label={t('shell.loading')}>
      <div className={inThree ? 'record-columns in-three' : 'record-columns'}>
        {['main', ...(inThree ? ['history'] : []), 'details'].map((part) => (
          <Card key={part}>
            <Skeleton className="h-4 w-40" />
            <Skeleton className="mt-5 h-52" />
          </Card>
        ))}
      </div>
    </Loading>
  )
}

export interface RecordViewProps<T> {
  read: Query<T>
  /** Error codes for a record that does not exist or is not visible to this user. */
  missing: readonly string[]
  list: string
  words: { readonly missing: string; readonly back: string; readonly failed: string }
  /** Set for a record with a third column on wide screens. */
  inThree?: boolean
  children: (record: T) => ReactNode
}

/** View of one record. A missing record has a link back to its list. */
export const RecordView = <T,>({
  read,
  missing,
  list,
  words,
  inThree = false,
  children,
}: RecordViewProps<T>) => (
  <QueryView
    entry={entryOf(read, missing)}
    loading={<RecordLoading inThree={inThree} />}
    failed={words.failed}
    missing={{
      title: words.missing,
      way: (
        <LinkButton variant="primary" href={list}>
          {words.back}
        </LinkButton>
      ),
    }}
  >
    {children}
  </QueryView>
)
