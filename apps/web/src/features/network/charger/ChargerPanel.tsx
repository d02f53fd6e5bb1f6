import type { RecordFields } from '@portal/machines'
import { useI18n } from '../../../app/context.ts'
import { QueryView } from '../../../components/QueryView.tsx'
import { useChargepoint } from '../../../data/query.ts'
import { Loading } from '../../../ui/Loading.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { LatestCard } from './ChargerLog.tsx'
import { ConnectorsCard } from './ConnectorsCard.tsx'
import { PowerCurves } from './PowerCurve.tsx'
import { RetiredNotice } from './RetiredNotice.tsx'
import { TroubleNotice } from './TroubleNotice.tsx'

export const ChargerPanel = ({ record }: { record: RecordFields }) => {
  const { t } = useI18n()
  const id = String(record['Id'])
  const entry = useChargepoint(id)
  return (
    <div className="mb-4 grid gap-4">
      <QueryView
        entry={entry}
        loading={
          <Loading label={t('shell.loading')}>
            <Skeleton className="h-40" />
          </Loading>
        }
        failed={t('network.charger.failed')}
      >
        {(charger) =>
          charger.RetiredOn === undefined ? (
            <TroubleNotice charger={charger} />
          ) : (
            <RetiredNotice charger={charger} />
          )
        }
      </QueryView>
      {/* With two columns, the log is below the connectors, because the column of the curves is taller. */}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-2 xl:grid-rows-[auto_1fr]">
        {'data' in entry.viewState && (
          <>
            {entry.viewState.data.RetiredOn === undefined && (
              <ConnectorsCard charger={entry.viewState.data} />
            )}
            <div className="min-w-0 xl:row-span-2">
              <PowerCurves charger={entry.viewState.data} />
            </div>
          </>
        )}
        <LatestCard id={id} />
      </div>
    </div>
  )
}
