import type { RecordFields } from '@portal/machines'
import { genericCalls, getPlacementGroup } from '@portal/schemas'
import type { ReactNode } from 'react'
import { useI18n } from '../../../app/context.ts'
import { CardView } from '../../../components/CardView.tsx'
import { AccessWays } from '../../../components/charger/AccessWays.tsx'
import { TariffCell } from '../../../components/records/TariffCell.tsx'
import { paths } from '../../../data/paths.ts'
import { useQuery } from '../../../data/query.ts'
import type { ReadPlacement } from '../../../services/readers/placements.ts'
import { Card } from '../../../ui/Card.tsx'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { KeyValue } from '../../../ui/KeyValue.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'

const { one: onePlacement } = genericCalls('chargeplacement', 'ChargePlacement')

/** Access to a charge point: authorisation methods, groups and prices. */
export const AccessPart = ({ record }: { record: RecordFields }) => {
  const { t } = useI18n()
  const placement = String(record['PlacementId'] ?? '')
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2 2xl:grid-cols-3">
      <Card title={t('network.access.ways')} padded={false}>
        <AccessWays charger={record} />
      </Card>
      {placement === '' ? (
        <Notice live="off" title={t('network.access.none')} />
      ) : (
        <Terms placementId={placement} record={record} />
      )}
    </div>
  )
}

const OnOff = ({ isOn }: { isOn: boolean }) => {
  const { t } = useI18n()
  return isOn ? t('common.yes') : <span className="font-regular text-ink-3">{t('common.no')}</span>
}

const Terms = ({ placementId, record }: { placementId: string; record: RecordFields }) => {
  const { t } = useI18n()
  const read = useQuery(onePlacement, { params: { id: placementId }, query: {} })
  const { data } = read
  // Until the placement is loaded, show one placeholder or failure instead of one per panel.
  if (!data)
    return (
      <Card title={t('install.group')} padded={false}>
        <CardView read={read} failed={t('network.access.failed')} height="h-40">
          {() => null}
        </CardView>
      </Card>
    )
  return (
    <>
      <GroupCard placement={data} />
      <PlugCard placement={data} isOn={record['IsPlugCharge'] === true} />
      <GuestCard placement={data} />
      <ReimbursementCard placement={data} />
    </>
  )
}

interface TermsProps {
  placement: ReadPlacement
}

const GroupCard = ({ placement: { Id, WhitelistGroup, AccessCard } }: TermsProps) => {
  const { t, formats } = useI18n()
  const read = useQuery(getPlacementGroup, WhitelistGroup === '' ? undefined : { params: { id: Id } })
  const named = AccessCard.tokens.length + AccessCard.rfidTokens.length
  return (
    <Card title={t('install.group')} padded={false}>
      {WhitelistGroup === '' ? (
        <p className="px-4.5 pb-4.5 text-ink-2">{t('network.access.noGroup')}</p>
      ) : (
        <CardView read={read} failed={t('network.access.groupFailed')} height="h-28">
          {(group) => (
            <DescriptionList>
              <KeyValue name={t('record.Description')}>
                <TextLink href={paths.netWhitelist(group.Id)}>{group.Description || group.Id}</TextLink>
              </KeyValue>
              <KeyValue name={t('record.Code')}>{group.Code}</KeyValue>
              <KeyValue name={t('network.access.cards')}>
                {t('network.access.cards.count', {
                  count: formats.count(group.Tokens.filter(({ IsAuthorized }) => IsAuthorized).length),
                  all: formats.count(group.Tokens.length),
                })}
              </KeyValue>
              <KeyValue name={t('network.access.onlyList')}>
                <OnOff isOn={AccessCard.whitelistTokenGroup !== '' || named > 0} />
              </KeyValue>
            </DescriptionList>
          )}
        </CardView>
      )}
    </Card>
  )
}

interface PriceProps {
  price: ReactNode
  tariff: string
}

const Price = ({ price, tariff }: PriceProps) => {
  const { t } = useI18n()
  return (
    <>
      <KeyValue name={t('network.access.price')}>{price}</KeyValue>
      {tariff !== '' && (
        <KeyValue name={t('install.tariff')}>
          <TariffCell value={tariff} />
        </KeyValue>
      )}
    </>
  )
}

const PerKwh = ({ fee }: { fee: number | undefined }) => {
  const { t, formats } = useI18n()
  return fee === undefined ? '–' : t('network.access.perKwh', { price: formats.unitPrice(fee) })
}

const PlugCard = ({ placement: { PlugCharge }, isOn }: TermsProps & { isOn: boolean }) => {
  const { t } = useI18n()
  const { isCreg, isCustomfee, customfee, tariffid } = PlugCharge
  const price = isCreg ? (
    t('install.plug.CREG')
  ) : isCustomfee ? (
    <PerKwh fee={customfee} />
  ) : (
    t('network.access.price.none')
  )
  return (
    <Card title={t('record.IsPlugCharge')} padded={false}>
      <DescriptionList>
        {isOn && <Price price={price} tariff={tariffid} />}
        <KeyValue name={t('install.reimburse.plug')}>
          <OnOff isOn={isOn && PlugCharge.isReimbursement} />
        </KeyValue>
        <Payee id={PlugCharge.isReimbursement ? PlugCharge.reimburser : ''} />
      </DescriptionList>
    </Card>
  )
}

const GuestCard = ({ placement: { GuestCharge } }: TermsProps) => {
  const { t } = useI18n()
  const { isFree, isBlueCornerFee, isCustomfee, customfee, tariffid, isMapFree, isMapPaid } = GuestCharge
  const price = isFree ? (
    t('install.guest.isFree')
  ) : isBlueCornerFee ? (
    t('install.guest.isBlueCornerFee')
  ) : isCustomfee ? (
    <PerKwh fee={customfee} />
  ) : (
    t('network.access.guests.off')
  )
  return (
    <Card title={t('record.IsGuestCharge')} padded={false}>
      <DescriptionList>
        <Price price={price} tariff={tariffid} />
        {(isMapFree || isMapPaid) && (
          <KeyValue name={t('record.IsPublishMap')}>
            {t(isMapFree ? 'install.publish.isMapFree' : 'install.publish.isMapPaid')}
          </KeyValue>
        )}
        <KeyValue name={t('install.reimburse.guest')}>
          <OnOff isOn={GuestCharge.isReimburse} />
        </KeyValue>
      </DescriptionList>
    </Card>
  )
}

const ReimbursementCard = ({ placement: { Reimbursement } }: TermsProps) => {
  const { t, formats } = useI18n()
  const { isReimburse, reimburserId, reimbsubscriptiontypeid, tokensReimb, rfidTokensReimb } = Reimbursement
  return (
    <Card title={t('network.access.reimbursement')} padded={false}>
      <DescriptionList>
        <KeyValue name={t('install.reimburse.cards')}>
          <OnOff isOn={isReimburse} />
        </KeyValue>
        {isReimburse && (
          <>
            <Payee id={reimburserId} />
            {reimbsubscriptiontypeid !== '' && (
              <KeyValue name={t('record.SubscriptionTypeId')}>
                <TextLink href={paths.netSubscriptionType(reimbsubscriptiontypeid)}>
                  {reimbsubscriptiontypeid}
                </TextLink>
              </KeyValue>
            )}
            <KeyValue name={t('install.tokensReimb')}>
              {formats.count(tokensReimb.length + rfidTokensReimb.length)}
            </KeyValue>
          </>
        )}
      </DescriptionList>
    </Card>
  )
}

const Payee = ({ id }: { id: string }) => {
  const { t } = useI18n()
  if (id === '') return null
  return (
    <KeyValue name={t('install.reimburser')}>
      <TextLink href={paths.user(id)}>{id}</TextLink>
    </KeyValue>
  )
}
