import { useI18n } from '../../app/context.ts'
import type { ReadToken } from '../../services/readers/cards.ts'
import { Badge } from '../../ui/Badge.tsx'
import { lookOf } from '../../ui/statusLook.ts'
import { STATE_LOOK } from './stateLook.ts'

export const CardBadge = ({ state }: { state: ReadToken['State'] }) => {
  const { t, told } = useI18n()
  const label = told(state, (known) => t(`cards.state.${known}`))
  return <Badge {...lookOf(STATE_LOOK, state)} label={label} />
}
