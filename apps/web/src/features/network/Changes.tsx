import { type DisplayState, displayState, getConnectorStates, POLL_COUNTS_MS } from '@portal/schemas'
import { useState } from 'react'
import { useI18n } from '../../app/context.ts'
import { Age } from '../../components/Age.tsx'
import { FailedRead } from '../../components/FailedRead.tsx'
import { networkPaths } from '../../data/networkPaths.ts'
import { HOUR_MS, useNow, useOperation } from '../../data/reads.ts'
import { Card } from '../../ui/Card.tsx'
import { LinkRow } from '../../ui/LinkRow.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { lookOf, STATUS_LOOK } from '../../ui/statusLook.ts'
import { latestChanges } from './situation.ts'

const SHOWN = 6
const QUARTER_MS = HOUR_MS / 4

const STATE_WORDS = {
  available: 'network.home.state.Available',
  charging: 'network.home.state.Charging',
  parking: 'network.home.state.Parking',
  error: 'network.home.state.Error',
  offline: 'network.home.state.Offline',
} as const satisfies Readonly<Record<DisplayState, string>>

/** The latest changes of connectors, newest first. The list stays on screen while the next hour loads. */
export const Changes = () => {
  const { t } = useI18n()
  const hour = Math.floor(useNow(HOUR_MS) / HOUR_MS) * HOUR_MS
  const since = new Date(hour - QUARTER_MS).toISOString()
  const { data, error, retry } = useOperation(getConnectorStates, { query: { since } }, POLL_COUNTS_MS)
  const [shown, setShown] = useState(data)
  if (data && data !== shown) setShown(data)
  const changes = shown && latestChanges(shown.States, SHOWN)
  return (
    <Card title={t('network.home.changes')} padded={false} className="lg:col-span-full">
      {!changes && error && (
        <FailedRead title={t('network.home.changesFailed')} failure={error} onRetry={retry} />
      )}
      {!changes && !error && (
        <div className="px-4.5 pb-4.5">
          <Loading label={t('shell.loading')}>
            <Skeleton className="h-40" />
          </Loading>
        </div>
      )}
      {changes?.length === 0 && <p className="px-4.5 pb-4.5 text-ink-2">{t('network.home.changes.none')}</p>}
      <ul className="*:border-t lg:grid lg:grid-cols-2 2xl:grid-cols-3">
        {changes?.map(({ id, chargepointId, name, status, at }) => {
          const { icon, tone } = lookOf(STATUS_LOOK, status)
          return (
            <LinkRow
              key={id}
              href={networkPaths.netCharger(chargepointId)}
              icon={icon}
              tone={tone}
              title={name}
              detail={
                <>
                  {t(STATE_WORDS[displayState(status)])} · <Age at={at} />
                </>
              }
            />
          )
        })}
      </ul>
    </Card>
  )
}
