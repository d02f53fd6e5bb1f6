import type { ReactNode } from 'react'
import { useI18n } from '../../app/context.ts'
import { paths } from '../../data/paths.ts'
import type { Query } from '../../data/query.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { RecordView } from '../RecordView.tsx'

export const RequestCrumbs = ({ id }: { id: string }) => {
  const { t } = useI18n()
  return (
    <Breadcrumbs
      label={t('common.breadcrumb')}
      crumbs={[{ label: t('requests.title'), href: paths.requests() }, { label: id }]}
    />
  )
}

/** Breadcrumbs of an action on a request. */
export const VisitCrumbs = ({ id, here }: { id: string; here: string }) => {
  const { t } = useI18n()
  return (
    <Breadcrumbs
      label={t('common.breadcrumb')}
      crumbs={[
        { label: t('requests.title'), href: paths.requests() },
        { label: id, href: paths.request(id) },
        { label: here },
      ]}
    />
  )
}

export interface RequestViewProps<T> {
  read: Query<T>
  inThree?: boolean
  children: (record: T) => ReactNode
}

export const RequestView = <T,>({ read, inThree = false, children }: RequestViewProps<T>) => {
  const { t } = useI18n()
  return (
    <RecordView
      read={read}
      inThree={inThree}
      missing={['UNKNOWNREQUEST']}
      list={paths.requests()}
      words={{
        missing: t('requests.missing'),
        back: t('requests.back'),
        failed: t('requests.oneFailed'),
      }}
    >
      {children}
    </RecordView>
  )
}
