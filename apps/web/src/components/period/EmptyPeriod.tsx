import { useI18n } from '../../app/context.ts'
import { ALL_DAYS, type ListPeriod } from '../../data/period.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** Empty state of a list without records in its period, with an action that shows all dates. */
export const EmptyPeriod = ({ show, level = 2 }: Pick<ListPeriod, 'show'> & { level?: 2 | 3 }) => {
  const { t } = useI18n()
  return (
    <EmptyState
      level={level}
      title={t('table.period.none')}
      actions={<Button onClick={() => show(ALL_DAYS)}>{t('table.period.showAll')}</Button>}
    >
      {t('table.period.none.text')}
    </EmptyState>
  )
}
