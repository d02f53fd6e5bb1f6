import { genericRoutes, getChargesession } from '@portal/schemas'
import type { ComponentType } from 'react'
import { useI18n } from '../../app/context.ts'
import { ChargerBadge } from '../../components/ChargerBadge.tsx'
import type { ValueLook } from '../../components/records/recordScreen.ts'
import { TERM_STATUS } from '../../components/records/valueLooks.ts'
import { useOperation } from '../../data/reads.ts'
import { Badge } from '../../ui/Badge.tsx'
import { CARD_STATE } from './looks.ts'

const { one: oneCharger } = genericRoutes('chargepoint', 'Chargepoint')
const { one: oneCard } = genericRoutes('token', 'Token')
const { one: oneSubscription } = genericRoutes('subscription', 'Subscription')

/** Of a record that is named no more than says how it is. */
const briefly = (id: string, Fields: string) => ({ params: { id }, query: { Fields } })

const ChargerState = ({ id }: { id: string }) => {
  const { data } = useOperation(oneCharger, briefly(id, 'Status,LastHeartbeat'))
  return data && <ChargerBadge status={data.Status} lastSeen={data.LastHeartbeat} />
}

const SessionState = ({ id }: { id: string }) => {
  const { data } = useOperation(getChargesession, briefly(id, 'Status'))
  return data && <ChargerBadge status={data.Status} lastSeen={undefined} />
}

interface ValueStateProps {
  field: 'State' | 'Status'
  value: string
  look: ValueLook
}

const ValueState = ({ field, value, look }: ValueStateProps) => {
  const { textOf } = useI18n()
  const one = typeof look === 'object' ? look[value] : undefined
  return one && <Badge {...one} label={textOf(`record.${field}.${value}`) ?? value} />
}

const CardState = ({ id }: { id: string }) => {
  const { data } = useOperation(oneCard, briefly(id, 'State'))
  return data && <ValueState field="State" value={data.State} look={CARD_STATE} />
}

const SubscriptionState = ({ id }: { id: string }) => {
  const { data } = useOperation(oneSubscription, briefly(id, 'Status'))
  return data && <ValueState field="Status" value={data.Status} look={TERM_STATUS} />
}

/**
 * Shows the state of a linked record, by class. Each is one short read, at most three per screen; if it fails, only the link
 * is shown. Organisations, people and tariffs have no state, and a location's is derived from its connectors.
 */
export const LINKED_STATES: Readonly<Record<string, ComponentType<{ id: string }>>> = {
  chargepoint: ChargerState,
  chargesession: SessionState,
  token: CardState,
  subscription: SubscriptionState,
}
