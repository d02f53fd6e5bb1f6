import type { RecordFields } from '@portal/machines'
import { formatFilter, genericCalls, MAX_PAGE_SIZE } from '@portal/schemas'
import type { OperationInput } from '@portal/schemas/contract'
import { UserRoundPlus } from 'lucide-react'
import { useI18n, useSystem } from '../../../app/context.ts'
import { ActionDialog } from '../../../components/ActionDialog.tsx'
import { ContactField } from '../../../components/people/ContactField.tsx'
import { RelationField } from '../../../components/RelationField.tsx'
import { useQuery } from '../../../data/query.ts'
import { editedBody, linkTo } from '../../../data/records.ts'
import { useWriting } from '../../../data/writing.ts'
import { Select } from '../../../ui/Select.tsx'

const { createupdate } = genericCalls('token', 'Token')
const subscriptions = genericCalls('subscription', 'Subscription')

type Body = OperationInput<'createupdateToken'>['body']

interface Draft {
  readonly RelationId: string
  readonly RelationName: string
  readonly RelationContactId: string
  readonly ContactName: string
  readonly Subscription: string
}

const WRITTEN = ['RelationId', 'RelationContactId', 'Subscription'] as const

export interface CardActionProps {
  record: RecordFields
}

export const GiveCard = ({ record }: CardActionProps) => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const id = String(record['Id'])
  const textOf = (field: string) => String(record[field] ?? '')
  const nameOf = (field: string) => linkTo(record, textOf(field))?.Description ?? textOf(field)
  const owner = textOf('RelationId')
  const now: Draft = {
    RelationId: owner,
    RelationName: nameOf('RelationId'),
    RelationContactId: textOf('RelationContactId'),
    ContactName: nameOf('RelationContactId'),
    Subscription: textOf('Subscription'),
  }
  const writing = useWriting<Draft>({
    draftKey: undefined,
    draft: now,
    isOpen: false,
    isReady: (draft) => WRITTEN.some((field) => draft[field] !== now[field]),
    write: ({ draft, version }, options) => {
      const changes = Object.fromEntries(WRITTEN.map((field) => [field, draft[field] || undefined]))
      const body = editedBody(id, { Version: version }, changes) as Body
      return bco().call(createupdate, { query: {}, body }, options)
    },
  })
  return (
    <ActionDialog
      writing={writing}
      version={Number(record['Version'])}
      icon={UserRoundPlus}
      label={t('network.card.give')}
      failed={t('network.card.give.failed')}
    >
      {({ draft, change, isSending, isMissing, errorOf }) => (
        <>
          <RelationField
            label={t('network.card.give.customer')}
            none={t('people.parent.none')}
            failed={t('people.parent.failed')}
            value={draft.RelationId}
            valueLabel={draft.RelationName}
            readOnly={isSending}
            error={(isMissing && t('network.card.give.missing')) || errorOf('RelationId')}
            onChoose={(RelationId, RelationName) =>
              change(
                RelationId === owner
                  ? now
                  : { RelationId, RelationName, RelationContactId: '', ContactName: '', Subscription: '' },
              )
            }
          />
          <ContactField
            key={`driver ${draft.RelationId}`}
            label={t('network.card.give.driver')}
            none={t('network.card.give.noDriver')}
            failed={t('network.card.give.driversFailed')}
            nobody={t('record.none')}
            relation={draft.RelationId}
            value={draft.RelationContactId}
            valueLabel={draft.ContactName}
            readOnly={isSending}
            error={errorOf('RelationContactId')}
            onChoose={({ id: RelationContactId, name }) => change({ RelationContactId, ContactName: name })}
          />
          <SubscriptionSelect
            relation={draft.RelationId}
            value={draft.Subscription}
            valueName={nameOf('Subscription')}
            isDisabled={isSending}
            error={errorOf('Subscription')}
            onChange={(Subscription) => change({ Subscription })}
          />
          <p className="text-sm text-ink-2">
            {draft.RelationId === owner
              ? t('network.card.give.same')
              : t('network.card.give.other', { from: now.RelationName, to: draft.RelationName })}
          </p>
        </>
      )}
    </ActionDialog>
  )
}

interface SubscriptionSelectProps {
  relation: string
  value: string
  /** Name of the current subscription, which may have ended. */
  valueName: string
  isDisabled: boolean
  error: string | undefined
  onChange: (id: string) => void
}

const SubscriptionSelect = ({
  relation,
  value,
  valueName,
  isDisabled,
  error,
  onChange,
}: SubscriptionSelectProps) => {
  const { t } = useI18n()
  const { data, error: failure } = useQuery(subscriptions.filtered, {
    query: {
      pagesize: MAX_PAGE_SIZE,
      orderby: 'Description',
      filter: formatFilter([
        { field: 'RelationId', operator: 'EX', value: relation },
        { field: 'Status', operator: 'EX', value: 'ACTIVE' },
      ]),
    },
  })
  const active = (data?.Data ?? []).map(({ Id, Description }) => ({ value: Id, label: Description || Id }))
  const isListed = value === '' || active.some((option) => option.value === value)
  return (
    <Select
      label={t('record.Subscription')}
      error={failure ? t('network.card.give.subscriptionsFailed') : error}
      value={value}
      disabled={isDisabled}
      options={[
        { value: '', label: t('record.none') },
        ...(isListed ? [] : [{ value, label: valueName }]),
        ...active,
      ]}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
