import { genericRoutes } from '@portal/schemas'
import { useConfig, useI18n } from '../../app/context.ts'
import { RecordFace } from '../../components/RecordFace.tsx'
import { ScreenHeader } from '../../components/ScreenHeader.tsx'
import { linkedRecord } from '../../data/links.ts'
import { usePathId } from '../../data/pathId.ts'
import { paths } from '../../data/paths.ts'
import { useOperation } from '../../data/reads.ts'
import type { ReadToken } from '../../services/readers/cards.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { CardBadge } from './CardBadge.tsx'
import { CardFacts } from './CardFacts.tsx'
import { issuesOf } from './issues.ts'
import { LastSessions } from './LastSessions.tsx'

const { one } = genericRoutes('token', 'Token')

/** One charge card: whether it can charge, whose it is, what it charged last. */
export const CardDetail = () => {
  const { t, told } = useI18n()
  const id = usePathId()
  const read = useOperation(one, {
    params: { id },
    query: { Links: 'RelationContact,Subscription,Relation' },
  })
  const card = read.data
  const title = card?.Number ?? id
  const breadcrumbs = (
    <Breadcrumbs
      label={t('cards.breadcrumbs')}
      crumbs={[{ label: t('cards.title'), href: paths.cards() }, { label: title }]}
    />
  )
  return (
    <>
      <ScreenHeader
        title={title}
        breadcrumbs={breadcrumbs}
        {...(card && {
          badge: <CardBadge state={card.State} />,
          context:
            card.State === 'ACTIVE'
              ? t('cards.sentence.ACTIVE', { user: userOf(card) ?? t('cards.nobody') })
              : told(card.State, (known) => t(`cards.sentence.${known}`)),
        })}
      />
      <RecordFace
        read={read}
        missing={['UnknownToken']}
        list={paths.cards()}
        words={{ missing: t('cards.missing'), back: t('cards.back'), failed: t('cards.oneFailed') }}
      >
        {(shown) => (
          <>
            <Issues card={shown} />
            <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1.72fr)_minmax(0,1fr)]">
              <LastSessions card={shown} />
              <CardFacts card={shown} />
            </div>
          </>
        )}
      </RecordFace>
    </>
  )
}

const userOf = (card: ReadToken) => linkedRecord(card, 'RelationContact')?.Description

/** What is wrong with the card, and what can be done about it (S5). */
const Issues = ({ card }: { card: ReadToken }) => {
  const { t } = useI18n()
  const { support } = useConfig()
  const issues = issuesOf(card)
  if (issues.length === 0) return null
  return (
    <ul className="mb-4 grid gap-2.5">
      {issues.map((issue) => (
        <li key={issue}>
          <Notice kind="warning" live="off" title={t(`cards.issue.${issue}`)}>
            {t(`cards.issue.${issue}.text`)}{' '}
            <TextLink className="text-current! underline" href={`mailto:${support.email}`}>
              {t('cards.issue.action')}
            </TextLink>
          </Notice>
        </li>
      ))}
    </ul>
  )
}
