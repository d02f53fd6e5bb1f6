import {
  selectEntryData,
  selectEntryError,
  selectEntryFace,
  selectEntryFetchedAt,
  selectIsEntryBusy,
} from '@portal/machines'
import { isOfflineStatus } from '@portal/schemas'
import { RotateCw } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { ChargerBadge } from '../../components/ChargerBadge.tsx'
import { useErrorName } from '../../components/errorName.ts'
import { FailedRead } from '../../components/FailedRead.tsx'
import { MissingRecord } from '../../components/MissingRecord.tsx'
import { OlderData } from '../../components/OlderData.tsx'
import { ScreenHeader } from '../../components/ScreenHeader.tsx'
import { chargerStatus } from '../../data/chargerState.ts'
import { usePathId } from '../../data/pathId.ts'
import { useChargepoint, useNow } from '../../data/reads.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AccessCard } from './AccessCard.tsx'
import { ChargerEnergy } from './ChargerEnergy.tsx'
import { ConnectorCard } from './ConnectorCard.tsx'
import { DetailsCard } from './DetailsCard.tsx'
import { chargerSentence } from './sentence.ts'

const LIST = '/my/chargepoints'

/** One charger, live: its connectors refetched every 5 seconds while it is looked at (S4). */
export const ChargerDetail = () => {
  const words = useI18n()
  const { t } = words
  const id = usePathId()
  const { entry, snapshot } = useChargepoint(id)
  const now = useNow()
  const errorName = useErrorName()
  const charger = selectEntryData(snapshot)
  const face = selectEntryFace(snapshot)
  const error = selectEntryError(snapshot)
  const fetchedAt = selectEntryFetchedAt(snapshot)
  const isBusy = selectIsEntryBusy(snapshot)
  const retry = () => entry.send({ type: 'RETRY' })
  const crumbs = (label: string) => (
    <Breadcrumbs
      label={t('charger.breadcrumbs')}
      crumbs={[{ label: t('chargers.title'), href: LIST }, { label }]}
    />
  )

  if (!charger) {
    return (
      <>
        <ScreenHeader title={id} breadcrumbs={crumbs(id)} />
        {face === 'loading' || !error ? (
          <Loading label={t('shell.loading')}>
            <div className="grid gap-4 lg:grid-cols-[minmax(0,1.72fr)_minmax(0,1fr)]">
              <Card>
                <Skeleton className="h-4 w-40" />
                <Skeleton className="mt-5 h-52" />
              </Card>
              <Card>
                <Skeleton className="h-4 w-20" />
                {['first', 'second', 'third', 'fourth'].map((row) => (
                  <Skeleton key={row} className="mt-5 h-5" />
                ))}
              </Card>
            </div>
          </Loading>
        ) : face === 'missing' || face === 'refused' ? (
          <MissingRecord
            title={t('charger.missing')}
            code={error.code}
            way={
              <LinkButton variant="primary" href={LIST}>
                {t('charger.back')}
              </LinkButton>
            }
            onRetry={retry}
            busy={isBusy}
          />
        ) : (
          <FailedRead title={t('charger.failed')} failure={error} onRetry={retry} busy={isBusy} />
        )}
      </>
    )
  }

  const status = chargerStatus(charger)
  return (
    <>
      <ScreenHeader
        breadcrumbs={crumbs(charger.LocationDescription ?? charger.Description)}
        title={charger.Description}
        badge={<ChargerBadge status={isOfflineStatus(status) ? 'OFFLINE' : status} />}
        context={chargerSentence(charger, now, { ...words, errorName })}
        actions={
          <Button icon={RotateCw} onClick={() => entry.send({ type: 'FORCE' })}>
            {t('chargers.refresh')}
          </Button>
        }
      />
      {face === 'outdated' && fetchedAt !== undefined && (
        <OlderData at={fetchedAt} failure={error} onRetry={retry} busy={isBusy} />
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1.72fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 gap-4">
          {charger.Connectors.map((connector) => (
            <ConnectorCard key={connector.Id} connector={connector} lastSeen={charger.LastHeartbeat} />
          ))}
          <ChargerEnergy chargepointId={charger.Id} />
        </div>
        <div className="grid min-w-0 gap-4">
          <DetailsCard charger={charger} />
          <AccessCard charger={charger} />
        </div>
      </div>
    </>
  )
}
