import { dataOf, type RecordFields } from '@portal/machines'
import { useI18n } from '../../../app/context.ts'
import { ConnectorCard } from '../../../components/charger/ConnectorCard.tsx'
import { LoadingBlock } from '../../../components/LoadingBlock.tsx'
import { QueryView } from '../../../components/QueryView.tsx'
import { paths } from '../../../data/paths.ts'
import { useChargepoint } from '../../../data/query.ts'
import { TextLink } from '../../../ui/TextLink.tsx'
import { LatestCard } from './ChargerLog.tsx'
import { LastCurve } from './PowerCurve.tsx'
import { RetiredNotice } from './RetiredNotice.tsx'
import { TroubleNotice } from './TroubleNotice.tsx'

export const ChargerPanel = ({ record }: { record: RecordFields }) => {
  const { t } = useI18n()
  const id = String(record['Id'])
  const entry = useChargepoint(id)
  const charger = dataOf(entry.viewState)
  return (
    <div className="mb-4 grid gap-4">
      <QueryView
        entry={entry}
        loading={<LoadingBlock className="h-40" />}
        failed={t('network.charger.failed')}
      >
        {(loaded) =>
          loaded.RetiredOn === undefined ? (
            <TroubleNotice charger={loaded} />
          ) : (
            <RetiredNotice charger={loaded} />
          )
        }
      </QueryView>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-2">
        {charger && (
          <div className="grid min-w-0 gap-4">
            {charger.RetiredOn === undefined &&
              charger.Connectors.map((connector) => (
                <ConnectorCard
                  key={connector.Id}
                  charger={charger}
                  connector={connector}
                  sessionLink={(session) => (
                    <TextLink href={paths.netSession(session)}>{t('network.charger.session')}</TextLink>
                  )}
                />
              ))}
            {charger.Connectors.every(({ SessionId }) => SessionId === undefined) && (
              <LastCurve charger={charger} />
            )}
          </div>
        )}
        <LatestCard id={id} />
      </div>
    </div>
  )
}
