import { useI18n } from '../../app/context.ts'
import type { ReadRequest } from '../../services/readers/requests.ts'
import { Badge } from '../../ui/Badge.tsx'
import { requestLook } from './statusLook.ts'

export const RequestBadge = ({ status }: { status: ReadRequest['Status'] }) => {
  const { t, told } = useI18n()
  return <Badge {...requestLook(status)} label={told(status, (known) => t(`requests.status.${known}`))} />
}
