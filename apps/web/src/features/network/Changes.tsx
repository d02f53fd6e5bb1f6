import { type DisplayState, displayState, MINUTE_MS } from '@portal/schemas'
import { useI18n } from '../../app/context.ts'
import { Age } from '../../components/Age.tsx'
import { CardView } from '../../components/CardView.tsx'
import { paths } from '../../data/paths.ts'
import type { Query } from '../../data/query.ts'
import { useNow } from '../../data/useNow.ts'
import { Card } from '../../ui/Card.tsx'
import { LinkRow } from '../../ui/LinkRow.tsx'
import { lookOf, STATUS_LOOK } from '../../ui/statusLook.ts'
import { LOOK_BACK_MS } from './picture.ts'
import type { Change } from './situation.ts'
import { useChanged } from './wiring.ts'

const STATE_WORDS = {
  available: 'network.home.state.Available',
  charging: 'network.home.state.Charging',
  parking: 'network.home.state.Parking',
  error: 'network.home.state.Error',
  offline: 'network.home.state.Offline',
} as const satisfies Readonly<Record<DisplayState, string>>

interface ChangesProps {
  read: Query<readonly Change[]>
  /** Set if the card has its own column. */
  isBeside?: boolean
}

export const Changes = ({ read, isBeside = false }: ChangesProps) => {
  const { t } = useI18n()
  return (
    <Card title={t('network.home.changes')} note={t('network.home.changes.since')} padded={false}>
      <CardView read={read} failed={t('network.home.changesFailed')} height="h-40">
        {(changes) => <ChangeRows changes={changes} isBeside={isBeside} />}
      </CardView>
    </Card>
  )
}

const ChangeRows = ({ changes: all, isBeside }: { changes: readonly Change[]; isBeside: boolean }) => {
  const { t, valueText } = useI18n()
  const now = useNow(MINUTE_MS)
  const changes = all.filter(({ at }) => now - at < LOOK_BACK_MS)
  const isChanged = useChanged(changes.map(({ id, status, at }) => [id, `${status} ${at}`]))
  if (changes.length === 0)
    return <p className="px-4.5 pb-4.5 text-ink-2">{t('network.home.changes.none')}</p>
  return (
    <ul className={isBeside ? '*:border-t' : '*:border-t lg:grid lg:grid-cols-2 2xl:grid-cols-3'}>
      {changes.map(({ id, chargepointId, name, status, rawStatus, at }) => {
        const { icon, tone } = lookOf(STATUS_LOOK, status)
        return (
          <LinkRow
            key={id}
            href={paths.netCharger(chargepointId)}
            icon={icon}
            tone={tone}
            isChanged={isChanged(id)}
            title={name}
            detail={
              <>
                {valueText(rawStatus ?? status, () => t(STATE_WORDS[displayState(status)]))} · <Age at={at} />
              </>
            }
          />
        )
      })}
    </ul>
  )
}
