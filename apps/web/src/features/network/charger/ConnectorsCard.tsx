import { useI18n } from '../../../app/context.ts'
import { ChargerBadge } from '../../../components/ChargerBadge.tsx'
import { CommandButton } from '../../../components/commands/CommandButton.tsx'
import { toldStatus } from '../../../data/chargerState.ts'
import { connectorCommand, mayStart } from '../../../data/commandRequests.ts'
import { paths } from '../../../data/paths.ts'
import type { ReadCharger } from '../../../services/readers/chargers.ts'
import { Card } from '../../../ui/Card.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'

/** Connectors of a charge point in their current state, each with its remote actions. */
export const ConnectorsCard = ({ charger }: { charger: ReadCharger }) => {
  const { t, told, formats } = useI18n()
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
                {t('network.charger.connector', { number: connector.ConnectorNumber ?? '–' })}
              </h3>
              <p className="text-xs wrap-anywhere text-ink-3">
                {connector.EvseId} ·{' '}
                {t('charger.connector.standard', {
                  standard: told(connector.Standard, (known) => t(`charger.standard.${known}`)),
                  power: formats.maxPower(connector.MaxPowerKw),
                })}
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
            <ChargerBadge status={toldStatus(connector)} lastSeen={charger.LastHeartbeat} />
            <div className="flex flex-wrap gap-2">
              {(connector.SessionId !== undefined || mayStart(connector)) && (
                <CommandButton
                  size="sm"
                  variant={connector.SessionId === undefined ? 'secondary' : 'danger'}
                  request={connectorCommand(
                    connector.SessionId === undefined ? 'START' : 'STOP',
                    charger,
                    connector,
                  )}
                />
              )}
              <CommandButton size="sm" request={connectorCommand('UNLOCK', charger, connector)} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
