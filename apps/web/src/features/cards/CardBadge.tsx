import type { Token } from '@portal/schemas/contract'
import { useI18n } from '../../app/context.ts'
import { Badge } from '../../ui/Badge.tsx'
import { STATE_LOOK } from './stateLook.ts'

export const CardBadge = ({ state }: { state: Token['State'] }) => {
  const { t } = useI18n()
  return <Badge {...STATE_LOOK[state]} label={t(`cards.state.${state}`)} />
}
