import { HOUR_MS } from '@portal/schemas'
import { CreditCard } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { ListScreen } from '../../components/lists/ListScreen.tsx'
import { paths } from '../../data/paths.ts'
import { useNow } from '../../data/useNow.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { subscriptionsAt } from './list.tsx'

/** Subscriptions of a relation and its sub-organisations (S2), reached from the charge cards. */
export const SubscriptionList = () => {
  const { t } = useI18n()
  const now = useNow(HOUR_MS)
  return (
    <ListScreen
      list={subscriptionsAt(now)}
      actions={
        <LinkButton icon={CreditCard} href={paths.cards()}>
          {t('subscriptions.toCards')}
        </LinkButton>
      }
    />
  )
}
