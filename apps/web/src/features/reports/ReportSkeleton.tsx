import { Card } from '../../ui/Card.tsx'
import { ChartAxes } from '../../ui/ChartAxes.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { REPORT_HEIGHT } from './ReportChart.tsx'

const ROWS = 6

/** Placeholder for a loading report, with its tiles, chart axes and table rows. */
export const ReportSkeleton = ({ title, unit }: { title: string; unit: string }) => (
  <div className="grid gap-5">
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      {[0, 1, 2, 3].map((tile) => (
        <div key={tile} className="tile">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="mt-2.5 h-7 w-28 max-w-full" />
          <Skeleton className="mt-3 h-3.5 w-32 max-w-full" />
        </div>
      ))}
    </div>
    <Card title={title} action={<Skeleton className="h-8.5 w-28" />}>
      <ChartAxes unit={unit} height={REPORT_HEIGHT} />
      <Skeleton className="mt-5 mb-2 h-4 w-52" />
    </Card>
    <Card padded={false}>
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} className="flex h-11.5 items-center gap-6 border-line px-4.5 not-first:border-t">
          <Skeleton className="h-4 w-48 max-w-1/2" />
          <Skeleton className="h-4 grow" />
        </div>
      ))}
    </Card>
  </div>
)
