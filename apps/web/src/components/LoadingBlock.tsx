import { useI18n } from '../app/context.ts'
import { Loading } from '../ui/Loading.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

/** Placeholder of loading content. `className` gives its height. */
export const LoadingBlock = ({ className }: { className: string }) => {
  const { t } = useI18n()
  return (
    <Loading label={t('shell.loading')}>
      <Skeleton className={className} />
    </Loading>
  )
}
