import { useI18n } from '../../../app/context.ts'
import { ChargerBadge } from '../../../components/ChargerBadge.tsx'
import { ConnectorCommands, ConnectorFacts } from '../../../components/charger/Connector.tsx'
import { connectorStatusValue } from '../../../data/chargerState.ts'
import { paths } from '../../../data/paths.ts'
import type { ReadCharger } from '../../../services/readers/chargers.ts'
import { Card } from '../../../ui/Card.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'

export const ConnectorsCard = ({ charger }: { charger: ReadCharger }) => {
  const { t } = useI18n()
  return (
    <Card title={t('network.charger.connectors')} padded={false}>
      <ul>
        {charger.Connectors.map((connector) => (
          <li
            key={connector.Id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2.5 border-t border-line px-4.5 py-3"
          >
            <div className="min-w-0 grow">
              <h3 className="font-semibold">
                {t('charger.connector', { number: connector.ConnectorNumber ?? '–' })}
              </h3>
              <p className="text-xs wrap-anywhere text-ink-3">
                <ConnectorFacts connector={connector} />
                {connector.SessionId !== undefined && (
                  <>
                    {' · '}
                    <TextLink href={paths.netSession(connector.SessionId)}>
                      {t('network.charger.session')}
                    </TextLink>
                  </>
                )}
              </p>
            </div>
            <ChargerBadge status={connectorStatusValue(connector)} lastSeen={charger.LastHeartbeat} />
            <div className="flex flex-wrap gap-2">
              <ConnectorCommands size="sm" charger={charger} connector={connector} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
