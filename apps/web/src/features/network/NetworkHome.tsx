import { SECOND_MS } from '@portal/schemas'
import { MapPin, Monitor, RefreshCw } from 'lucide-react'
import { useMemo } from 'react'
import { useI18n } from '../../app/context.ts'
import { Age } from '../../components/Age.tsx'
import { CardView } from '../../components/CardView.tsx'
import { ScreenHeader } from '../../components/ScreenHeader.tsx'
import { SkippedRecords } from '../../components/SkippedRecords.tsx'
import { paths } from '../../data/paths.ts'
import type { Query } from '../../data/query.ts'
import { useNow } from '../../data/useNow.ts'
import { invalidateAll } from '../../data/written.ts'
import { Card } from '../../ui/Card.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { LinkRow } from '../../ui/LinkRow.tsx'
import { StatusBar } from '../../ui/StatusBar.tsx'
import { ToolButton } from '../../ui/ToolButton.tsx'
import { PHONE, useMediaQuery } from '../../ui/useMediaQuery.ts'
import { AlarmsCard, areAll, type OpenAlarms, useOpenAlarms } from './AlarmsCard.tsx'
import { Changes } from './Changes.tsx'
import { Facts } from './Facts.tsx'
import { FigureLinks } from './FigureLinks.tsx'
import { HomeMap } from './HomeMap.tsx'
import { PowerCard } from './PowerCard.tsx'
import { QueueCard } from './QueueCard.tsx'
import {
  alarmedSince,
  CONNECTOR_TONES,
  COUNTED_STATES,
  type CountedState,
  connectorCounts,
  type Place,
  type WorstLocation,
  worstLocations,
} from './situation.ts'
import { useChanged, usePicture } from './wiring.ts'

const WORST = 5
/** Minimum width for the map. */
const WIDE = '(width >= 120rem)'

/**
 * Overview of the network, with open problems and current activity. Counts are refetched every 30 seconds while the
 * page is visible.
 */
export const NetworkHome = () => {
  const { t } = useI18n()
  const picture = usePicture()
  const places: Places = { ...picture, data: picture.data?.places }
  const alarms = useOpenAlarms()
  const hasMap = useMediaQuery(WIDE)
  // On narrow screens the alarms come before the figures.
  const isNarrow = useMediaQuery(PHONE)
  return (
    <div className="wide">
      <ScreenHeader
        title={t('network.home.title')}
        context={<Facts />}
        actions={
          <>
            <Updated at={picture.at} />
            <LinkButton icon={Monitor} href={paths.netMonitor()}>
              {t('network.home.wallboard')}
            </LinkButton>
          </>
        }
      />
      {!isNarrow && <FigureLinks />}
      <div className="grid items-start gap-4 sm:mt-4 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] min-[120rem]:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)_35rem]">
        <div className="grid min-w-0 gap-4">
          <AlarmsCard read={alarms} />
          {isNarrow && <FigureLinks />}
          <PowerCard />
        </div>
        <div className="grid min-w-0 gap-4">
          <Connectors read={places} />
          <Worst read={places} alarms={alarms.data} />
          <QueueCard />
        </div>
        <div className="grid min-w-0 gap-4 max-[120rem]:lg:col-span-full">
          {hasMap && <HomeMap points={places.data} />}
          <Changes read={{ ...picture, data: picture.data?.changes }} isBeside={hasMap} />
        </div>
      </div>
    </div>
  )
}

type Places = Query<readonly Place[]>

const Updated = ({ at }: { at: number | undefined }) => {
  const { t, formats } = useI18n()
  const now = useNow(SECOND_MS)
  return (
    <div className="flex items-center justify-end gap-2.5">
      {at !== undefined && (
        <span className="text-sm text-ink-2">{t('network.home.updated', { age: formats.age(at, now) })}</span>
      )}
      <ToolButton
        icon={RefreshCw}
        label={t('table.refresh')}
        onClick={() => invalidateAll({ dataClass: 'alarm' })}
      />
    </div>
  )
}

/** Text keys of the search words that find the connectors of a state on the wallboard. */
const BOARD_WORDS = {
  Available: 'display.available',
  Charging: 'display.charging',
  Parking: 'display.parking',
  Error: 'display.error',
} as const satisfies Partial<Record<CountedState, string>>

const Connectors = ({ read }: { read: Places }) => {
  const { t, formats } = useI18n()
  const places = read.data
  const counts = useMemo(() => places && connectorCounts(places), [places])
  const total = counts && COUNTED_STATES.reduce((sum, state) => sum + counts[state], 0)
  return (
    <Card
      title={t('network.home.connectors')}
      padded={false}
      {...(total !== undefined && { note: formats.count(total) })}
    >
      <CardView read={{ ...read, data: counts }} failed={t('network.home.connectorsFailed')} height="h-28">
        {(byState) => (
          <div className="px-4.5 pb-4.5">
            <StatusBar
              format={formats.count}
              segments={COUNTED_STATES.map((state) => ({
                key: state,
                tone: CONNECTOR_TONES[state],
                label: t(`network.home.state.${state}`),
                count: byState[state],
                href:
                  state === 'Offline'
                    ? paths.netOfflineChargers()
                    : paths.netMonitor({ q: t(BOARD_WORDS[state]) }),
              }))}
            />
          </div>
        )}
      </CardView>
      <SkippedRecords answer={places} />
    </Card>
  )
}

interface WorstProps {
  /** Open alarms, which show how long a location has been down; undefined while loading. */
  alarms: OpenAlarms['data']
}

const Worst = ({ read, alarms }: WorstProps & { read: Places }) => {
  const { t } = useI18n()
  const places = read.data
  const found = useMemo(() => places && worstLocations(places, WORST), [places])
  return (
    <Card title={t('network.home.worst')} padded={false}>
      <CardView read={{ ...read, data: found }} failed={t('network.home.connectorsFailed')} height="h-28">
        {(worst) =>
          worst.length === 0 ? (
            <p className="px-4.5 pb-4.5 text-ink-2">{t('network.home.worst.none')}</p>
          ) : (
            <WorstRows worst={worst} alarms={alarms} />
          )
        }
      </CardView>
    </Card>
  )
}

const WorstRows = ({ worst, alarms }: WorstProps & { worst: readonly WorstLocation[] }) => {
  // Use the alarms only if all are known; otherwise the oldest one of a location may be missing.
  const since = alarmedSince(alarms && areAll(alarms) ? alarms.flatMap(({ Data }) => Data) : [])
  const isChanged = useChanged(worst.map(({ id, down, connectors }) => [id, `${down} ${connectors}`]))
  return (
    <ul>
      {worst.map(({ id, name, down, connectors }) => (
        <LinkRow
          key={id}
          href={paths.netLocation(id)}
          icon={MapPin}
          tone="err"
          title={name}
          detail={<Down down={down} connectors={connectors} since={since.get(id)} />}
          isChanged={isChanged(id)}
        />
      ))}
    </ul>
  )
}

interface DownProps {
  down: number
  connectors: number
  since: number | undefined
}

const Down = ({ down, connectors, since }: DownProps) => {
  const { t } = useI18n()
  return (
    <>
      {t('network.home.down', { down, connectors })}
      {since !== undefined && (
        <>
          {' · '}
          {t('network.home.firstAlarm')} <Age at={since} />
        </>
      )}
    </>
  )
}
