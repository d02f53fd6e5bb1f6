import { DISPLAY_STATES, type DisplayState } from '@portal/schemas'
import { useI18n } from '../../app/context.ts'
import { paths } from '../../data/paths.ts'
import { Card } from '../../ui/Card.tsx'
import { StatusBar } from '../../ui/StatusBar.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import type { Tone } from '../../ui/tone.ts'

const TONES: Readonly<Record<DisplayState, Tone>> = {
  available: 'ok',
  charging: 'charge',
  parking: 'park',
  error: 'err',
  offline: 'off',
}

/** Number of chargers per state, each linked to its filtered list. */
export const ChargersCard = ({
  counts,
  total,
}: {
  counts: Readonly<Record<DisplayState, number>>
  total: number
}) => {
  const { t, formats } = useI18n()
  return (
    <Card
      title={t('dashboard.chargers')}
      note={formats.count(total)}
      action={<TextLink href={paths.chargers()}>{t('dashboard.chargers.all')}</TextLink>}
    >
      <StatusBar
        format={formats.count}
        segments={DISPLAY_STATES.map((state) => ({
          key: state,
          tone: TONES[state],
          label: t(`display.${state}`),
          count: counts[state],
          href: paths.chargers({ state }),
        }))}
      />
    </Card>
  )
}
