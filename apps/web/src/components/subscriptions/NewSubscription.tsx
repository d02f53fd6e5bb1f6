import {
  dayText,
  genericCalls,
  listSubscriptionTypes,
  localDay,
  MAX_PAGE_SIZE,
  MINUTE_MS,
} from '@portal/schemas'
import { Plus } from 'lucide-react'
import { useI18n, useSystem } from '../../app/context.ts'
import { momentOf } from '../../data/calendar.ts'
import { entryOf } from '../../data/entry.ts'
import { useTell } from '../../data/notify.ts'
import { useQuery } from '../../data/query.ts'
import { useNow } from '../../data/useNow.ts'
import { useWriting } from '../../data/writing.ts'
import { TextInput } from '../../ui/TextInput.tsx'
import { ActionDialog } from '../ActionDialog.tsx'
import { QueryView } from '../QueryView.tsx'
import { TypeChoice } from './ChangeType.tsx'

const { createupdate } = genericCalls('subscription', 'Subscription')

export interface NewSubscriptionProps {
  relation: { readonly Id: string; readonly Description: string }
}

/** Creates a subscription for a relation, starting today or later. */
export const NewSubscription = ({ relation }: NewSubscriptionProps) => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const tell = useTell()
  const today = dayText(localDay(useNow(MINUTE_MS)))
  const types = useQuery(listSubscriptionTypes, {
    params: { relId: relation.Id },
    query: { includeCreg: true, pagesize: MAX_PAGE_SIZE },
  })
  const writing = useWriting({
    draftKey: `newSubscription ${relation.Id}`,
    draft: { SubscriptionTypeId: '', StartDate: today, Description: '' },
    isOpen: false,
    isReady: ({ SubscriptionTypeId, StartDate }) => SubscriptionTypeId !== '' && StartDate >= today,
    write: async ({ draft: { SubscriptionTypeId, StartDate, Description } }, options) => {
      const from = StartDate > today ? momentOf(`${StartDate}T00:00`) : undefined
      const name = Description.trim()
      await bco().call(
        createupdate,
        {
          query: {},
          body: {
            RelationId: relation.Id,
            SubscriptionTypeId,
            ...(from !== undefined && { StartDate: from }),
            ...(name !== '' && { Description: name }),
          },
        },
        options,
      )
      const type = types.data?.Data.find(({ Id }) => Id === SubscriptionTypeId)
      tell(
        t('subscriptions.new.done', {
          name: name || type?.Description || '',
          relation: relation.Description,
        }),
      )
    },
  })
  return (
    <ActionDialog
      writing={writing}
      version={undefined}
      variant="primary"
      icon={Plus}
      label={t('subscriptions.new')}
      failed={t('subscriptions.new.failed')}
    >
      {({ draft, change, isSending, isMissing, errorOf }) => (
        <>
          <QueryView
            entry={entryOf({ ...types, data: types.data?.Data })}
            loading={<p role="status">{t('shell.loading')}</p>}
            failed={t('subscriptions.change.typesFailed')}
          >
            {(offered) => (
              <TypeChoice
                types={offered}
                chosen={draft.SubscriptionTypeId}
                error={
                  (isMissing && draft.SubscriptionTypeId === '' && t('subscriptions.change.missing')) ||
                  (errorOf('SubscriptionTypeId') ?? false)
                }
                onChoose={(SubscriptionTypeId) => change({ SubscriptionTypeId })}
              />
            )}
          </QueryView>
          <TextInput
            type="date"
            label={t('subscriptions.new.start')}
            min={today}
            readOnly={isSending}
            value={draft.StartDate}
            error={
              (isMissing && draft.StartDate < today && t('subscriptions.new.wrong')) || errorOf('StartDate')
            }
            onChange={({ target }) => change({ StartDate: target.value })}
          />
          <TextInput
            label={t('record.Description')}
            hint={t('subscriptions.new.hint')}
            optional={t('common.optional')}
            autoComplete="off"
            maxLength={255}
            readOnly={isSending}
            value={draft.Description}
            error={errorOf('Description')}
            onChange={({ target }) => change({ Description: target.value })}
          />
        </>
      )}
    </ActionDialog>
  )
}
