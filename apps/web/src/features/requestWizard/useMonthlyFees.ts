import { genericCalls, MAX_PAGE_SIZE } from '@portal/schemas'
import { useI18n } from '../../app/context.ts'
import { useQuery } from '../../data/query.ts'

const { filtered } = genericCalls('subscriptiontype', 'SubscriptionType')

/** Reads the monthly fees of the subscription types; idle until they are needed. */
export const useMonthlyFees = (isNeeded: boolean) => {
  const { t, formats } = useI18n()
  const { data, error, retry } = useQuery(
    filtered,
    isNeeded ? { query: { pagesize: MAX_PAGE_SIZE } } : undefined,
  )
  const feeOf = (code: string | undefined): string | undefined => {
    const fee = data?.Data.find(({ Code }) => Code === code)?.MonthlyFee
    if (fee === undefined) return undefined
    return fee === 0 ? t('requestWizard.free') : t('requestWizard.perMonth', { fee: formats.money(fee) })
  }
  return { feeOf, failure: data ? undefined : error, retry }
}
