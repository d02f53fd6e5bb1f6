import type { ReactNode } from 'react'
import { useI18n } from '../app/context.ts'
import { entryOf } from '../data/entry.ts'
import type { Read } from '../data/reads.ts'
import { Card } from '../ui/Card.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Loading } from '../ui/Loading.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { EntryFace } from './EntryFace.tsx'

/** Two cards whose content is on its way. */
export const RecordLoading = () => {
  const { t } = useI18n()
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

export interface RecordFaceProps<T> {
  read: Read<T>
  /** Codes that say that there is no such record, or none for this person. */
  missing: readonly string[]
  /** Where the list of them is. */
  list: string
  words: { readonly missing: string; readonly back: string; readonly failed: string }
  children: (record: T) => ReactNode
}

/** The face of one record, with the way back to the list of all. */
export const RecordFace = <T,>({ read, missing, list, words, children }: RecordFaceProps<T>) => (
  <EntryFace
    entry={entryOf(read, missing)}
    loading={<RecordLoading />}
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
  </EntryFace>
)
