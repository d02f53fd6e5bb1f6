import type { Request } from '@portal/schemas/contract'
import { useI18n } from '../../app/context.ts'
import { Badge } from '../../ui/Badge.tsx'
import { REQUEST_LOOK } from './statusLook.ts'

export const RequestBadge = ({ status }: { status: Request['Status'] }) => {
  const { t } = useI18n()
  return <Badge {...REQUEST_LOOK[status]} label={t(`requests.status.${status}`)} />
}
