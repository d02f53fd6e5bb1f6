import type { Request } from '@portal/schemas/contract'
import { useSpeech } from '../../portal/context.ts'
import { Badge } from '../../ui/Badge.tsx'
import { REQUEST_LOOK } from './statusLook.ts'

export const RequestBadge = ({ status }: { status: Request['Status'] }) => {
  const { t } = useSpeech()
  return <Badge {...REQUEST_LOOK[status]} label={t(`requests.status.${status}`)} />
}
