import { useI18n } from '../../app/context.ts'
import { Card } from '../../ui/Card.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

const Grey = ({ height }: { height: string }) => (
  <Card>
    <Skeleton className={height} />
  </Card>
)

/** The dashboard's layout before its figures are there. */
export const DashboardSkeleton = () => {
  const { t } = useI18n()
  return (
    <Loading label={t('shell.loading')}>
      <div className="tile-row">
        {[0, 1, 2, 3].map((tile) => (
          <Grey key={tile} height="h-22" />
        ))}
      </div>
      <div className="dashboard-columns">
        <Grey height="h-67" />
        <Grey height="h-44" />
      </div>
    </Loading>
  )
}
