import {
  type RecordEditRef,
  selectIsForm,
  selectIsRecordBusy,
  selectIsSaved,
  selectRecordViewState,
} from '@portal/machines'
import { useSelector } from '@xstate/react'
import { CircleQuestionMark, Pencil } from 'lucide-react'
import { useConfig, useI18n } from '../../app/context.ts'
import { ValueBadge } from '../../components/lists/valueLooks.tsx'
import { QueryView } from '../../components/QueryView.tsx'
import { RecordLoading } from '../../components/RecordView.tsx'
import { SavedNotice } from '../../components/records/SavedNotice.tsx'
import { RunFailed } from '../../components/records/SaveFailed.tsx'
import { useLeaveGuard } from '../../components/records/useLeaveGuard.ts'
import { ScreenHeader } from '../../components/ScreenHeader.tsx'
import { usePathId } from '../../data/pathId.ts'
import { paths } from '../../data/paths.ts'
import { cardOf, linkedRecord } from '../../data/records.ts'
import type { ReadToken } from '../../services/readers/cards.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { mayAct } from './actions/actions.ts'
import { CardForm, useNames } from './actions/CardForm.tsx'
import { EditDialogs } from './actions/EditDialogs.tsx'
import { ChooseSubscription, ChooseUser } from './actions/Repairs.tsx'
import { StateActions } from './actions/StateActions.tsx'
import { useCardActor, useCardEdit } from './actions/wiring.ts'
import { CardFacts } from './CardFacts.tsx'
import { type CardIssue, issuesOf } from './issues.ts'
import { LastSessions } from './LastSessions.tsx'
import { CARD_STATES } from './list.tsx'

export const CardDetail = () => {
  const id = usePathId()
  return <OneCard key={id} id={id} />
}

const OneCard = ({ id }: { id: string }) => {
  const { t, valueText } = useI18n()
  const edit = useCardEdit(id)
  useLeaveGuard(edit)
  const snapshot = useSelector(edit, (all) => all)
  const viewState = selectRecordViewState(snapshot, ['UnknownToken'])
  const card = 'data' in viewState ? cardOf(viewState.data) : undefined
  const isForm = selectIsForm(snapshot)
  const { names, onName } = useNames()
  const title = card?.Number ?? id
  const breadcrumbs = (
    <Breadcrumbs
      label={t('common.breadcrumb')}
      crumbs={[{ label: t('cards.title'), href: paths.cards() }, { label: title }]}
    />
  )
  return (
    <>
      <ScreenHeader
        title={title}
        breadcrumbs={breadcrumbs}
        {...(card && {
          badge: <ValueBadge values={CARD_STATES} value={card.State} />,
          context:
            card.State === 'ACTIVE'
              ? t('cards.sentence.ACTIVE', { user: userOf(card) ?? t('cards.nobody') })
              : valueText(card.State, (state) => t(`cards.sentence.${state}`)),
          actions: !isForm && <Actions edit={edit} card={card} />,
        })}
      />
      <SavedNotice
        edit={edit}
        id={id}
        message={selectIsSaved(snapshot) ? t('cards.edit.saved') : undefined}
      />
      <RunFailed edit={edit} title={t('cards.act.failed')} />
      <QueryView
        entry={{
          viewState,
          isBusy: selectIsRecordBusy(snapshot),
          retry: () => edit.send({ type: 'RETRY' }),
        }}
        loading={<RecordLoading />}
        failed={t('cards.oneFailed')}
        missing={{
          title: t('cards.missing'),
          way: (
            <LinkButton variant="primary" href={paths.cards()}>
              {t('cards.back')}
            </LinkButton>
          ),
        }}
      >
        {(record) => {
          const card = cardOf(record)
          return (
            <>
              {isForm && <CardForm edit={edit} card={card} names={names} onName={onName} />}
              <Issues card={card} />
              <Follows card={card} />
              <div className="record-columns">
                <LastSessions card={card} />
                <CardFacts card={card} />
              </div>
            </>
          )
        }}
      </QueryView>
      <EditDialogs edit={edit} names={names} />
    </>
  )
}

const userOf = (card: ReadToken) => linkedRecord(card, 'RelationContact')?.Description

const Actions = ({ edit, card }: { edit: RecordEditRef; card: ReadToken }) => {
  const { t } = useI18n()
  const isBusy = useSelector(edit, selectIsRecordBusy)
  return (
    <>
      <StateActions card={card} />
      {mayAct(useCardActor(), card) && (
        <Button icon={Pencil} aria-disabled={isBusy} onClick={() => edit.send({ type: 'EDIT' })}>
          {t('cards.edit')}
        </Button>
      )}
      <LinkButton variant="primary" icon={CircleQuestionMark} href={paths.cardCheck({ card: card.Id })}>
        {t('cards.check')}
      </LinkButton>
    </>
  )
}

/** Next step for a card that has been replaced, lost or blocked. */
const Follows = ({ card }: { card: ReadToken }) => {
  const { t } = useI18n()
  const { support } = useConfig()
  const replacement = linkedRecord(card, 'ReplacedBy')
  if (replacement)
    return (
      <div className="mb-4">
        <Notice
          kind="info"
          live="off"
          title={t('cards.replaced')}
          actions={
            <LinkButton size="sm" href={paths.card(replacement.Id)}>
              {t('cards.replaced.view')}
            </LinkButton>
          }
        />
      </div>
    )
  if (card.State === 'LOST')
    return (
      <div className="mb-4">
        <Notice
          kind="info"
          live="off"
          title={t('cards.lost.next')}
          actions={
            <LinkButton size="sm" href={paths.newRequest({ start: 'CARD' })}>
              {t('cards.order')}
            </LinkButton>
          }
        />
      </div>
    )
  if (card.State !== 'BLOCKED') return null
  return (
    <div className="mb-4">
      <Notice kind="info" live="off" title={t('cards.blocked.next')}>
        <TextLink className="text-current! underline" href={`mailto:${support.email}`}>
          {t('common.contactSupport')}
        </TextLink>
      </Notice>
    </div>
  )
}

const Issues = ({ card }: { card: ReadToken }) => {
  const { t } = useI18n()
  const issues = issuesOf(card)
  if (issues.length === 0) return null
  return (
    <ul className="mb-4 grid gap-2.5">
      {issues.map((issue) => (
        <li key={issue}>
          <Notice
            kind="warning"
            live="off"
            title={t(`cards.issue.${issue}`)}
            actions={<Repair card={card} issue={issue} />}
          >
            {t(`cards.issue.${issue}.text`)}
          </Notice>
        </li>
      ))}
    </ul>
  )
}

/**
 * Solution to an issue. For a shared number, it is a link to support, because only the network can replace such cards.
 */
const Repair = ({ card, issue }: { card: ReadToken; issue: CardIssue }) => {
  const { t } = useI18n()
  const { support } = useConfig()
  if (issue === 'IsUserMissing') return <ChooseUser card={card} />
  if (issue === 'IsSubscriptionMissing') return <ChooseSubscription card={card} />
  return (
    <TextLink className="text-current! underline sm:mt-1.5" href={`mailto:${support.email}`}>
      {t('common.contactSupport')}
    </TextLink>
  )
}
