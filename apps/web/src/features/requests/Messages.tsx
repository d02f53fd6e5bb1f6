import { toAddressPart } from '@portal/schemas'
import { useConfig, useI18n } from '../../app/context.ts'
import { RequestMessages } from '../../components/requests/RequestMessages.tsx'
import type { ReadRequest } from '../../services/readers/requests.ts'
import { TextLink } from '../../ui/TextLink.tsx'

export const Messages = ({ request }: { request: ReadRequest }) => {
  const { t } = useI18n()
  const { support } = useConfig()
  const subject = toAddressPart(`${request.Id} ${request.Summary}`)
  return (
    <RequestMessages
      request={request}
      label={t('requests.message')}
      action={
        <TextLink href={`mailto:${support.email}?subject=${subject}`}>{t('common.contactSupport')}</TextLink>
      }
    />
  )
}
