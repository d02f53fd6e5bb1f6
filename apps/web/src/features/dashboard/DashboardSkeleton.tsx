import { useI18n } from '../../app/context.ts'
import { Card } from '../../ui/Card.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** The dashboard's layout before its figures are there. */
export const DashboardSkeleton = () => {
  const { t } = useI18n()
  return (
    <Loading label={t('shell.loading')}>
      <div className="grid gap-3 min-[340px]:grid-cols-2 sm:gap-4 lg:grid-cols-4">
        {['energy', 'cost', 'sessions', 'power'].map((tile) => (
          <Card key={tile}>
            <Skeleton className="h-4 w-24" />
            <Skeleton className="mt-3 h-7 w-32 max-w-full" />
            <Skeleton className="mt-3 h-3 w-20" />
          </Card>
        ))}
      </div>
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-[minmax(0,1.72fr)_minmax(0,1fr)]">
        <Card>
          <Skeleton className="h-4 w-32" />
          <Skeleton className="mt-5 h-58" />
        </Card>
        <Card>
          <Skeleton className="h-4 w-20" />
          {['first', 'second', 'third'].map((row) => (
            <Skeleton key={row} className="mt-4 h-9" />
          ))}
        </Card>
      </div>
    </Loading>
  )
}
