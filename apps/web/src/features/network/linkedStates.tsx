import { genericCalls, getChargesession } from '@portal/schemas'
import type { ComponentType } from 'react'
import { useI18n } from '../../app/context.ts'
import { ChargerBadge } from '../../components/ChargerBadge.tsx'
import type { ValueBadge } from '../../components/records/recordScreen.ts'
import { TERM_STATUS } from '../../components/records/valueBadges.ts'
import { useQuery } from '../../data/query.ts'
import type { EnumValue } from '../../services/readers/read.ts'
import { Badge } from '../../ui/Badge.tsx'
import { lookOf } from '../../ui/statusLook.ts'
import { CARD_STATE } from './badges.ts'

const { one: oneCharger } = genericCalls('chargepoint', 'Chargepoint')
const { one: oneCard } = genericCalls('token', 'Token')
const { one: oneSubscription } = genericCalls('subscription', 'Subscription')

/** Returns the input to read a few fields of a linked record. */
const briefly = (id: string, Fields: string) => ({ params: { id }, query: { Fields } })

const ChargerState = ({ id }: { id: string }) => {
  const { data } = useQuery(oneCharger, briefly(id, 'Status,LastHeartbeat'))
  return data && <ChargerBadge status={data.Status} lastSeen={data.LastHeartbeat} />
}

const SessionState = ({ id }: { id: string }) => {
  const { data } = useQuery(getChargesession, briefly(id, 'Status'))
  return data && <ChargerBadge status={data.Status} lastSeen={undefined} />
}

interface ValueStateProps {
  field: 'State' | 'Status'
  value: EnumValue<string>
  looks: Exclude<ValueBadge, 'status'>
}

const ValueState = ({ field, value, looks }: ValueStateProps) => {
  const { textOf, valueText } = useI18n()
  return (
    <Badge
      {...lookOf(looks, value)}
      label={valueText(value, (value) => textOf(`record.${field}.${value}`) ?? value)}
    />
  )
}

const CardState = ({ id }: { id: string }) => {
  const { data } = useQuery(oneCard, briefly(id, 'State'))
  return data && <ValueState field="State" value={data.State} looks={CARD_STATE} />
}

const SubscriptionState = ({ id }: { id: string }) => {
  const { data } = useQuery(oneSubscription, briefly(id, 'Status'))
  return data && <ValueState field="Status" value={data.Status} looks={TERM_STATUS} />
}

/**
 * Components that show the state of a linked record, by class. Each sends one small request, and a screen shows at most
 * three of them. If the request fails, only the link is visible. Organisations, people and tariffs have no state, and
 * the state of a location comes from its connectors.
 */
export const LINKED_STATES: Readonly<Record<string, ComponentType<{ id: string }>>> = {
  chargepoint: ChargerState,
  chargesession: SessionState,
  token: CardState,
  subscription: SubscriptionState,
}
