import { useI18n } from '../../app/context.ts'
import { connectorCommand, mayStart } from '../../data/commandRequests.ts'
import type { ReadCharger, ReadConnector } from '../../services/readers/chargers.ts'
import { CopyId } from '../CopyId.tsx'
import { CommandButton, type CommandButtonProps } from '../commands/CommandButton.tsx'

interface ConnectorProps {
  connector: ReadConnector
}

/** Standard and maximum power of a connector. */
export const ConnectorKind = ({ connector: { Standard, MaxPowerKw } }: ConnectorProps) => {
  const { t, valueText, formats } = useI18n()
  return t('charger.connector.standard', {
    standard: valueText(Standard, (code) => t(`charger.standard.${code}`)),
    power: formats.maxPower(MaxPowerKw),
  })
}

export const ConnectorFacts = ({ connector }: ConnectorProps) => (
  <>
    <CopyId id={connector.EvseId} /> · <ConnectorKind connector={connector} />
  </>
)

interface ConnectorCommandsProps extends ConnectorProps, Pick<CommandButtonProps, 'size'> {
  charger: ReadCharger
}

export const ConnectorCommands = ({ charger, connector, size = 'md' }: ConnectorCommandsProps) => {
  const isTaken = connector.SessionId !== undefined
  return (
    <>
      {/* One button for START and STOP, so it keeps the focus when a session starts or ends. */}
      {(isTaken || mayStart(connector)) && (
        <CommandButton
          size={size}
          variant={isTaken ? 'danger' : size === 'sm' ? 'secondary' : 'primary'}
          request={connectorCommand(isTaken ? 'STOP' : 'START', charger, connector)}
        />
      )}
      <CommandButton size={size} request={connectorCommand('UNLOCK', charger, connector)} />
    </>
  )
}
