import { useI18n } from '../../app/context.ts'
import { ChargerBadge } from '../../components/ChargerBadge.tsx'
import { ConnectorCommands, ConnectorKind } from '../../components/charger/Connector.tsx'
import { ChargerSentence } from '../../components/chargerSentence/ChargerSentence.tsx'
import { chargerStatus, connectorStatusValue } from '../../data/chargerState.ts'
import { paths } from '../../data/paths.ts'
import type { ReadCharger, ReadConnector } from '../../services/readers/chargers.ts'
import { TextLink } from '../../ui/TextLink.tsx'

export interface Outlet {
  readonly charger: ReadCharger
  readonly connector: ReadConnector
}

/** Maximum number of connectors in a flat list; more are grouped by charger. */
const FEW = 6

/** Removes the location from a charger's name: 'Bay 2' from 'Depot Gent · bay 2'. */
const nameAt = (charger: string, location: string): string => {
  const rest = charger.startsWith(location) ? charger.slice(location.length).replace(/^[\s·,:-]+/, '') : ''
  return rest === '' ? charger : rest.charAt(0).toUpperCase() + rest.slice(1)
}

/** Connectors of a location, with their states and commands. Each charger links to its detail screen. */
export const Connectors = ({ outlets, place }: { outlets: readonly Outlet[]; place: string }) => {
  const { t } = useI18n()
  if (outlets.length === 0)
    return <p className="mt-1 text-sm text-ink-2">{t('locations.sheet.noConnectors')}</p>
  const isFirst = ({ charger, connector }: Outlet) => charger.Connectors[0] === connector
  if (outlets.length <= FEW)
    return (
      <ul className="mt-1">
        {outlets.map((outlet) => (
          <ConnectorRow key={outlet.connector.Id} outlet={outlet} place={place} isFirst={isFirst(outlet)} />
        ))}
      </ul>
    )
  const chargers = [...new Set(outlets.map(({ charger }) => charger))]
  return chargers.map((charger) => (
    <section key={charger.Id} aria-label={nameAt(charger.Description, place)} className="mt-2">
      <h4 className="text-sm font-medium">
        <TextLink href={paths.charger(charger.Id)}>{nameAt(charger.Description, place)}</TextLink>
      </h4>
      <Doing charger={charger} />
      <ul>
        {outlets
          .filter((outlet) => outlet.charger === charger)
          .map((outlet) => (
            <ConnectorRow key={outlet.connector.Id} outlet={outlet} />
          ))}
      </ul>
    </section>
  ))
}

interface ConnectorRowProps {
  outlet: Outlet
  /** Name of the location; undefined if the row does not name its charger. */
  place?: string
  /** Set for the charger's first connector, which shows the charger's state. */
  isFirst?: boolean
}

/** State of a charger in words. Omitted if available, because the badge shows that state. */
const Doing = ({ charger }: { charger: ReadCharger }) =>
  chargerStatus(charger) !== 'AVAILABLE' && (
    <span className="block text-xs text-ink-2 first-letter:uppercase">
      <ChargerSentence charger={charger} />
    </span>
  )

const ConnectorRow = ({ outlet: { charger, connector }, place, isFirst = false }: ConnectorRowProps) => {
  const { t } = useI18n()
  const number = connector.ConnectorNumber ?? '–'
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-2.5 last:border-transparent">
      <span className="min-w-0 grow">
        <span className="block text-sm font-medium">
          {place === undefined ? (
            t('locations.sheet.connectorOnly', { number })
          ) : (
            <TextLink href={paths.charger(charger.Id)}>
              {t('locations.sheet.connector', { charger: nameAt(charger.Description, place), number })}
            </TextLink>
          )}
        </span>
        <span className="block text-xs text-ink-2 tabular-nums">
          <ConnectorKind connector={connector} />
        </span>
        {isFirst && <Doing charger={charger} />}
      </span>
      <ChargerBadge status={connectorStatusValue(connector)} lastSeen={charger.LastHeartbeat} />
      <span className="flex flex-wrap gap-2">
        <ConnectorCommands size="sm" charger={charger} connector={connector} />
      </span>
    </li>
  )
}
