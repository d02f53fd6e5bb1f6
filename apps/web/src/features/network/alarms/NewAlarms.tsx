import { formatFilter, genericCalls, POLL_COUNTS_MS } from '@portal/schemas'
import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { useI18n, useSystem } from '../../../app/context.ts'
import { useQuery } from '../../../data/query.ts'
import { invalidateAll } from '../../../data/written.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'

const { filtered } = genericCalls('alarm', 'Alarm')

/** Maximum number of new alarms counted. From this number on, the text says 'or more'. */
const MOST = 25

const LATEST = {
  query: {
    filter: formatFilter([{ field: 'Status', operator: 'EX', value: 'OPEN' }]),
    orderby: 'Raised desc',
    pagesize: MOST,
    DataCategories: 'BASIC,STATE',
  },
} as const

/** Politely announces the number of new alarms and the newest one, until the user asks to see them. */
export const NewAlarms = () => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const [since, setSince] = useState(() => bco().now())
  const { data } = useQuery(filtered, LATEST, { refreshInterval: POLL_COUNTS_MS })
  const fresh = (data?.Data ?? []).filter(({ Raised }) => Date.parse(Raised) > since)
  const [newest] = fresh
  return (
    <div role="status" className="not-empty:mb-4">
      {newest && (
        <Notice
          kind="warning"
          live="off"
          title={t(fresh.length < MOST ? 'network.alarms.new' : 'network.alarms.newMany', {
            count: fresh.length,
          })}
          actions={
            <Button
              size="sm"
              icon={BellRing}
              onClick={() => {
                setSince(bco().now())
                invalidateAll({ dataClass: 'alarm' })
              }}
            >
              {t('common.show')}
            </Button>
          }
        >
          {newest.Description}
        </Notice>
      )}
    </div>
  )
}
