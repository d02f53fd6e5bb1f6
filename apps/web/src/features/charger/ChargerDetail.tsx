import { dataOf } from '@portal/machines'
import { isOfflineStatus } from '@portal/schemas'
import { RotateCw } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { ChargerBadge } from '../../components/ChargerBadge.tsx'
import { ConnectorCard } from '../../components/charger/ConnectorCard.tsx'
import { ContractCard } from '../../components/charger/ContractCard.tsx'
import { MessagesCard } from '../../components/chargerMessages/MessagesCard.tsx'
import { ChargerSentence } from '../../components/chargerSentence/ChargerSentence.tsx'
import { SettingsCard } from '../../components/chargerSettings/SettingsCard.tsx'
import { CommandButton } from '../../components/commands/CommandButton.tsx'
import { CommandReceipt } from '../../components/commands/CommandReceipt.tsx'
import { QueryView } from '../../components/QueryView.tsx'
import { RecordLoading } from '../../components/RecordView.tsx'
import { ScreenHeader } from '../../components/ScreenHeader.tsx'
import { chargerStatus, chargerStatusValue } from '../../data/chargerState.ts'
import { restartCommand } from '../../data/commandRequests.ts'
import { usePathId } from '../../data/pathId.ts'
import { paths } from '../../data/paths.ts'
import { useChargepoint } from '../../data/query.ts'
import type { ReadCharger } from '../../services/readers/chargers.ts'
import { Breadcrumbs, type Crumb } from '../../ui/Breadcrumbs.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { ToolButton } from '../../ui/ToolButton.tsx'
import { AccessCard } from './AccessCard.tsx'
import { ChargerEnergy } from './ChargerEnergy.tsx'
import { ChargerNotice } from './ChargerNotice.tsx'
import { ChargerSessions } from './ChargerSessions.tsx'
import { DetailsCard } from './DetailsCard.tsx'

/** Returns the breadcrumb of the location, or none if the location is unknown or has the name of the charger. */
const locationCrumb = (charger: ReadCharger | undefined): readonly Crumb[] => {
  const label = charger?.LocationDescription
  return label === undefined || label === charger?.Description
    ? []
    : [{ label, href: paths.chargers({ q: label }) }]
}

/** Live view of one charger, refetched every 5 s while the page is visible (S4). */
export const ChargerDetail = () => {
  const { t } = useI18n()
  const id = usePathId()
  const entry = useChargepoint(id)
  const loaded = dataOf(entry.viewState)
  const status = loaded && chargerStatus(loaded)
  return (
    <div className="wide">
      <ScreenHeader
        breadcrumbs={
          <Breadcrumbs
            label={t('common.breadcrumb')}
            crumbs={[
              { label: t('shell.chargers'), href: paths.chargers() },
              ...locationCrumb(loaded),
              { label: loaded?.Description ?? id },
            ]}
          />
        }
        title={loaded?.Description ?? id}
        {...(loaded &&
          status && {
            badge: <ChargerBadge status={isOfflineStatus(status) ? 'OFFLINE' : chargerStatusValue(loaded)} />,
            context: <ChargerSentence charger={loaded} />,
            actions: (
              <>
                <CommandButton request={restartCommand(loaded)} />
                <ToolButton
                  className="grow-0!"
                  icon={RotateCw}
                  label={t('charger.refresh')}
                  onClick={entry.refresh}
                />
              </>
            ),
          })}
      />
      <CommandReceipt chargepointId={id} />
      <QueryView
        entry={entry}
        loading={<RecordLoading inThree />}
        failed={t('charger.failed')}
        missing={{
          title: t('charger.missing'),
          way: (
            <LinkButton variant="primary" href={paths.chargers()}>
              {t('charger.back')}
            </LinkButton>
          ),
        }}
      >
        {(charger) => (
          <>
            <ChargerNotice charger={charger} />
            <div className="record-columns in-three">
              <div className="grid min-w-0 gap-4">
                {charger.Connectors.map((connector) => (
                  <ConnectorCard key={connector.Id} charger={charger} connector={connector} />
                ))}
              </div>
              <div className="grid min-w-0 gap-4">
                <ChargerSessions charger={charger} />
                <ChargerEnergy chargepointId={charger.Id} />
                <SettingsCard chargepointId={charger.Id} />
              </div>
              <div className="grid min-w-0 gap-4">
                <DetailsCard charger={charger} />
                <AccessCard charger={charger} />
                {charger.PlacementId !== '' && <ContractCard placementId={charger.PlacementId} />}
                <MessagesCard chargepointId={charger.Id} />
              </div>
            </div>
          </>
        )}
      </QueryView>
    </div>
  )
}
