import { Skeleton } from '../../ui/Skeleton.tsx'

/** The dashboard's layout before its figures are there. */
export const DashboardSkeleton = () => (
  <>
    <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {['energy', 'cost', 'sessions', 'power'].map((tile) => (
        <Skeleton key={tile} className="h-30" />
      ))}
    </div>
    <div className="mt-4 grid gap-4 lg:grid-cols-[minmax(0,1.72fr)_minmax(0,1fr)]">
      <Skeleton className="h-76" />
      <Skeleton className="h-76" />
    </div>
  </>
)
