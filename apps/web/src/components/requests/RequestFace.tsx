import type { ReactNode } from 'react'
import { useI18n } from '../../app/context.ts'
import { paths } from '../../data/paths.ts'
import type { Query } from '../../data/query.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { RecordFace } from '../RecordFace.tsx'

/** The way from the list to one request or order. */
export const RequestCrumbs = ({ id }: { id: string }) => {
  const { t } = useI18n()
  return (
    <Breadcrumbs
      label={t('common.breadcrumb')}
      crumbs={[{ label: t('requests.title'), href: paths.requests() }, { label: id }]}
    />
  )
}

/** The way from the list over a request to its acts. */
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

export interface RequestFaceProps<T> {
  read: Query<T>
  inThree?: boolean
  children: (record: T) => ReactNode
}

/** The face of a request or an order. */
export const RequestFace = <T,>({ read, inThree = false, children }: RequestFaceProps<T>) => {
  const { t } = useI18n()
  return (
    <RecordFace
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
    </RecordFace>
  )
}
