import { useI18n } from '../../app/context.ts'
import { RecordFace } from '../../components/RecordFace.tsx'
import type { Read } from '../../data/reads.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'

const LIST = '/my/requests'

/** The way from the list to one request or order. */
export const RequestCrumbs = ({ id }: { id: string }) => {
  const { t } = useI18n()
  return (
    <Breadcrumbs
      label={t('requests.breadcrumbs')}
      crumbs={[{ label: t('requests.title'), href: LIST }, { label: id }]}
    />
  )
}

/** What stands where a request or an order is not. */
export const RequestFace = ({ read }: { read: Read<unknown> }) => {
  const { t } = useI18n()
  return (
    <RecordFace
      read={read}
      missing={['UNKNOWNREQUEST']}
      list={LIST}
      words={{
        missing: t('requests.missing'),
        back: t('requests.back'),
        failed: t('requests.oneFailed'),
      }}
    />
  )
}
