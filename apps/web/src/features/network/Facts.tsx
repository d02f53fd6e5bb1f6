import { genericCalls, listChargesessions, POLL_COUNTS_MS } from '@portal/schemas'
import { useI18n } from '../../app/context.ts'
import { useQuery } from '../../data/query.ts'
import { countOf, is } from './countOf.ts'

const { filtered: alarms } = genericCalls('alarm', 'Alarm')
const { filtered: chargers } = genericCalls('chargepoint', 'Chargepoint')

/**
 * Summarizes the situation in one sentence, from the same counts as the menu and the figures. Describes the screen
 * until they are loaded.
 */
export const Facts = () => {
  const { t } = useI18n()
  const open = useQuery(alarms, countOf(is('OPEN')), { refreshInterval: POLL_COUNTS_MS }).data?.Page.Results
  const offline = useQuery(chargers, countOf(is('OFFLINE')), { refreshInterval: POLL_COUNTS_MS }).data?.Page
    .Results
  const running = useQuery(listChargesessions, countOf(is('CHARGING')), { refreshInterval: POLL_COUNTS_MS })
    .data?.Page.Results
  if (open === undefined || offline === undefined || running === undefined) return t('network.home.context')
  const facts = [
    t('network.home.facts.alarms', { count: open }),
    t('network.home.facts.offline', { count: offline }),
    t('network.home.facts.running', { count: running }),
  ]
  return `${facts.join(', ')}.`
}
