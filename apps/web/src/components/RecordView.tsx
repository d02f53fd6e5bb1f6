import type { ReactNode } from 'react'
import { useI18n } from '../app/context.ts'
import { entryOf } from '../data/entry.ts'
import type { Query } from '../data/query.ts'
import { Card } from '../ui/Card.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Loading } from '../ui/Loading.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { QueryView } from './QueryView.tsx'

/** Cards whose content is on its way: as many as the record has columns. */
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
  /** Codes that say that there is no such record, or none for this person. */
  missing: readonly string[]
  /** Where the list of them is. */
  list: string
  words: { readonly missing: string; readonly back: string; readonly failed: string }
  /** It has a third column where there is room. */
  inThree?: boolean
  children: (record: T) => ReactNode
}

/** The view of one record, with the way back to the list of all. */
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
