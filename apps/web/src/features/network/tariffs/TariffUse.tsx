import { formatFilter, getTariffUse } from '@portal/schemas'
import type { ReactNode } from 'react'
import { useI18n } from '../../../app/context.ts'
import { CardView } from '../../../components/CardView.tsx'
import { paths } from '../../../data/paths.ts'
import { useQuery } from '../../../data/query.ts'
import type { ReadTariff } from '../../../services/readers/cards.ts'
import { Card } from '../../../ui/Card.tsx'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { KeyValue } from '../../../ui/KeyValue.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'

/** Links to the records that use a tariff: subscription types, subscriptions, contracts, charge points and CDRs. */
export const TariffUse = ({ tariff }: { tariff: ReadTariff }) => {
  const { t, formats } = useI18n()
  const read = useQuery(getTariffUse, { params: { id: tariff.Id } })
  const is = (field: string, value: string) => ({ filter: formatFilter([{ field, operator: 'EX', value }]) })
  return (
    <Card title={t('network.tariff.use')} padded={false}>
      <CardView read={read} failed={t('network.tariff.use.failed')} height="h-40">
        {({ SubscriptionTypes, Subscriptions, Contracts, ChargePoints, ChargePointCount }) => (
          <DescriptionList>
            <KeyValue name={t('shell.netSubscriptionTypes')}>
              <Links records={SubscriptionTypes} path={paths.netSubscriptionType} />
            </KeyValue>
            <KeyValue name={t('shell.netSubscriptions')}>
              <TextLink href={paths.netSubscriptions(is('TariffCode', tariff.Code))}>
                {formats.count(Subscriptions)}
              </TextLink>
            </KeyValue>
            <KeyValue name={t('shell.netCpoContracts')}>
              <Links records={Contracts} path={paths.netCpoContract} />
            </KeyValue>
            <KeyValue name={t('shell.netChargers')}>
              <Links records={ChargePoints} path={paths.netCharger}>
                {ChargePointCount > ChargePoints.length &&
                  t('record.more', { count: ChargePointCount - ChargePoints.length })}
              </Links>
            </KeyValue>
            <KeyValue name={t('shell.netCdrs')}>
              <TextLink href={paths.netCdrs(is('Tariff', tariff.Description))}>
                {t('network.tariff.cdrs')}
              </TextLink>
            </KeyValue>
          </DescriptionList>
        )}
      </CardView>
    </Card>
  )
}

interface LinksProps {
  records: readonly { readonly Id: string; readonly Description: string }[]
  path: (id: string) => string
  children?: ReactNode
}

const Links = ({ records, path, children }: LinksProps) =>
  records.length === 0 ? (
    '–'
  ) : (
    <ul className="flex flex-wrap gap-x-3 gap-y-1">
      {records.map(({ Id, Description }) => (
        <li key={Id}>
          <TextLink href={path(Id)}>{Description}</TextLink>
        </li>
      ))}
      {children && <li>{children}</li>}
    </ul>
  )
