import { type DisplayState, displayState } from '@portal/schemas'
import { useI18n } from '../../app/context.ts'
import { Age } from '../../components/Age.tsx'
import { CardFace } from '../../components/CardFace.tsx'
import { networkPaths } from '../../data/networkPaths.ts'
import type { Read } from '../../data/reads.ts'
import { Card } from '../../ui/Card.tsx'
import { LinkRow } from '../../ui/LinkRow.tsx'
import { lookOf, STATUS_LOOK } from '../../ui/statusLook.ts'
import type { Change } from './situation.ts'

const STATE_WORDS = {
  available: 'network.home.state.Available',
  charging: 'network.home.state.Charging',
  parking: 'network.home.state.Parking',
  error: 'network.home.state.Error',
  offline: 'network.home.state.Offline',
} as const satisfies Readonly<Record<DisplayState, string>>

/** The latest changes of connectors, newest first. */
export const Changes = ({ read }: { read: Read<readonly Change[]> }) => {
  const { t } = useI18n()
  return (
    <Card title={t('network.home.changes')} padded={false} className="lg:col-span-full">
      <CardFace read={read} failed={t('network.home.changesFailed')} height="h-40">
        {(changes) => <ChangeRows changes={changes} />}
      </CardFace>
    </Card>
  )
}

const ChangeRows = ({ changes }: { changes: readonly Change[] }) => {
  const { t } = useI18n()
  if (changes.length === 0)
    return <p className="px-4.5 pb-4.5 text-ink-2">{t('network.home.changes.none')}</p>
  return (
    <ul className="*:border-t lg:grid lg:grid-cols-2 2xl:grid-cols-3">
      {changes.map(({ id, chargepointId, name, status, at }) => {
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
  )
}
