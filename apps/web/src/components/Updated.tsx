import { useI18n } from '../app/context.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { WithAge } from './WithAge.tsx'

/** How old the rows of a list are, in its toolbar; undefined until the first ones are there. */
export const Updated = ({ at }: { at: number | undefined }) => {
  const { t } = useI18n()
  return (
    <span className="text-sm text-ink-3 tabular-nums max-sm:order-last max-sm:basis-full max-sm:text-xs">
      {at === undefined ? (
        <Skeleton className="h-4.5 w-28" />
      ) : (
        <WithAge at={at} text={(age) => t('table.updated', { age })} />
      )}
    </span>
  )
}
