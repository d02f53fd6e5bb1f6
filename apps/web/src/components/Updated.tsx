import { useI18n } from '../app/context.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { WithAge } from './WithAge.tsx'

/**
 * Age of a list's rows, shown in its toolbar; `at` is undefined until the first rows arrive. It has two short lines of
 * a fixed width beside the tools, so no tool moves or wraps when the age changes.
 */
export const Updated = ({ at }: { at: number | undefined }) => {
  const { t } = useI18n()
  return (
    <span className="text-xs text-ink-3 tabular-nums max-sm:order-last max-sm:basis-full sm:w-24 sm:text-right sm:[&_time]:block">
      {at === undefined ? (
        <Skeleton className="h-4.5 w-28 max-w-full" />
      ) : (
        <WithAge at={at} text={(age) => t('table.updated', { age })} />
      )}
    </span>
  )
}
