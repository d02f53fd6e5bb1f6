import { MapPin } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { CardFace } from '../../components/CardFace.tsx'
import { ScreenHeader } from '../../components/ScreenHeader.tsx'
import { networkPaths } from '../../data/networkPaths.ts'
import type { Read } from '../../data/reads.ts'
import { Card } from '../../ui/Card.tsx'
import { LinkRow } from '../../ui/LinkRow.tsx'
import { StatusBar } from '../../ui/StatusBar.tsx'
import { PHONE, useMediaQuery } from '../../ui/useMediaQuery.ts'
import { AlarmsCard } from './AlarmsCard.tsx'
import { Changes } from './Changes.tsx'
import { Facts } from './Facts.tsx'
import { FigureLinks } from './FigureLinks.tsx'
import { HomeMap } from './HomeMap.tsx'
import { PowerCard } from './PowerCard.tsx'
import { CONNECTOR_TONES, COUNTED_STATES, connectorCounts, type Place, worstLocations } from './situation.ts'
import { usePicture } from './wiring.ts'

const WORST = 5
/** From this width on there is a map (Tailwind's 2xl); narrower windows do not load it. */
const WIDE = '(width >= 96rem)'

/** The network at a glance: open problems and current activity. Refreshed every 30 seconds while visible. */
export const NetworkHome = () => {
  const { t } = useI18n()
  const picture = usePicture()
  const places: Places = { ...picture, data: picture.data?.places }
  const hasMap = useMediaQuery(WIDE)
  // The alarms come before the figures there.
  const isNarrow = useMediaQuery(PHONE)
  return (
    <div className="wide">
      <ScreenHeader title={t('network.home.title')} context={<Facts />} />
      {!isNarrow && <FigureLinks />}
      <div className="grid sm:mt-4 items-start gap-4 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] 2xl:grid-cols-3">
        <AlarmsCard />
        {isNarrow && <FigureLinks />}
        <div className="grid gap-4">
          <Connectors read={places} />
          <Worst read={places} />
        </div>
        {hasMap && <HomeMap points={places.data} />}
        <div className="lg:col-span-full">
          <PowerCard />
        </div>
        <Changes read={{ ...picture, data: picture.data?.changes }} />
      </div>
    </div>
  )
}

type Places = Read<readonly Place[]>

const Connectors = ({ read }: { read: Places }) => {
  const { t, formats } = useI18n()
  const counts = read.data && connectorCounts(read.data)
  const total = counts && COUNTED_STATES.reduce((sum, state) => sum + counts[state], 0)
  return (
    <Card
      title={t('network.home.connectors')}
      padded={false}
      {...(total !== undefined && { note: formats.count(total) })}
    >
      <CardFace read={{ ...read, data: counts }} failed={t('network.home.connectorsFailed')} height="h-28">
        {(shown) => (
          <div className="px-4.5 pb-4.5">
            <StatusBar
              segments={COUNTED_STATES.map((state) => ({
                key: state,
                tone: CONNECTOR_TONES[state],
                label: t(`network.home.state.${state}`),
                count: shown[state],
                ...(state === 'Offline' && { href: networkPaths.netOfflineChargers() }),
              }))}
            />
          </div>
        )}
      </CardFace>
    </Card>
  )
}

const Worst = ({ read }: { read: Places }) => {
  const { t } = useI18n()
  return (
    <Card title={t('network.home.worst')} padded={false}>
      <CardFace
        read={{ ...read, data: read.data && worstLocations(read.data, WORST) }}
        failed={t('network.home.connectorsFailed')}
        height="h-28"
      >
        {(worst) =>
          worst.length === 0 ? (
            <p className="px-4.5 pb-4.5 text-ink-2">{t('network.home.worst.none')}</p>
          ) : (
            <ul>
              {worst.map(({ id, name, down, connectors }) => (
                <LinkRow
                  key={id}
                  href={networkPaths.netLocation(id)}
                  icon={MapPin}
                  tone="err"
                  title={name}
                  detail={t('network.home.down', { down, connectors })}
                />
              ))}
            </ul>
          )
        }
      </CardFace>
    </Card>
  )
}
