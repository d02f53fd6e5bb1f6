import type { Token } from '@portal/schemas/contract'
import { useSpeech } from '../../portal/context.ts'
import { Badge } from '../../ui/Badge.tsx'
import { STATE_LOOK } from './stateLook.ts'

export const CardBadge = ({ state }: { state: Token['State'] }) => {
  const { t } = useSpeech()
  return <Badge {...STATE_LOOK[state]} label={t(`cards.state.${state}`)} />
}
