import type { Filter } from '@portal/schemas'
import { useI18n } from '../../app/context.ts'
import type { TextKey } from '../../texts/index.ts'
import type { RecordScreen } from './recordScreen.ts'
import { useCount } from './useCount.ts'

const NO_FILTERS: readonly Filter[] = []

/** Summary line above a list: the total and the other counts of the screen. */
export const ListFacts = ({ screen }: { screen: RecordScreen }) => {
  const { t } = useI18n()
  const { fixed = NO_FILTERS, facts = [] } = screen
  const all = useCount(screen, fixed)
  // Reserves the line while loading, so the list does not move down.
  if (all === undefined) return '\u00A0'
  return (
    <span className="tabular-nums">
      {t('record.facts.all', { count: all })}
      {facts.map(({ label, filters }) => (
        <Fact key={label} screen={screen} label={label} filters={[...fixed, ...filters]} />
      ))}
    </span>
  )
}

interface FactProps {
  screen: RecordScreen
  label: TextKey
  filters: readonly Filter[]
}

const Fact = ({ screen, label, filters }: FactProps) => {
  const { t } = useI18n()
  const count = useCount(screen, filters)
  return count ? ` · ${t(label as 'record.facts.all', { count })}` : null
}
