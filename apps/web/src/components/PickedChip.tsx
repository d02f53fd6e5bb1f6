import { useI18n } from '../app/context.ts'
import { forgetPicked, type Picked } from '../data/picked.ts'
import { FilterChip } from '../ui/FilterChip.tsx'

/** Number of records carried over from a list, with a button that drops them. */
export const PickedChip = ({ picked }: { picked: Picked }) => {
  const { t, formats } = useI18n()
  return (
    <p>
      <FilterChip
        field={t('bulk.fromSelection')}
        value={formats.count(picked.count)}
        removeLabel={t('bulk.leaveOut')}
        onRemove={forgetPicked}
      />
    </p>
  )
}
