import { useI18n } from '../../app/context.ts'
import { CopyId } from '../../components/CopyId.tsx'
import { paths } from '../../data/paths.ts'
import { linkedRecord } from '../../data/records.ts'
import type { ReadToken } from '../../services/readers/cards.ts'
import { Card } from '../../ui/Card.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { KeyValue } from '../../ui/KeyValue.tsx'
import { Secret } from '../../ui/Secret.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

/** Details of a card. A dash marks a missing value that users may look for. */
export const CardFacts = ({ card }: { card: ReadToken }) => {
  const { t, formats } = useI18n()
  const nameOf = (link: string) => linkedRecord(card, link)?.Description ?? '–'
  const subscription = linkedRecord(card, 'Subscription')
  const replaces = linkedRecord(card, 'Replaces')
  const replacedBy = linkedRecord(card, 'ReplacedBy')
  return (
    <Card title={t('common.details')} padded={false}>
      <DescriptionList>
        <KeyValue name={t('cards.column.Description')}>{card.Description}</KeyValue>
        <KeyValue name={t('cards.column.Number')}>
          <CopyId id={card.Number} />
        </KeyValue>
        <KeyValue name={t('cards.printed')}>
          <CopyId id={card.PrintedNumber} />
        </KeyValue>
        <KeyValue name={t('cards.column.RelationContact')}>{nameOf('RelationContact')}</KeyValue>
        <KeyValue name={t('cards.relation')}>{nameOf('Relation')}</KeyValue>
        <KeyValue name={t('cards.column.Subscription')}>
          {subscription ? (
            <TextLink href={paths.subscription({ id: subscription.Id })}>{subscription.Description}</TextLink>
          ) : (
            '–'
          )}
        </KeyValue>
        <KeyValue name={t('cards.invoice')}>{card.InvoiceReference ?? '–'}</KeyValue>
        <KeyValue name={t('cards.evco')}>{card.EvcoId ? <EvcoId id={card.EvcoId} /> : '–'}</KeyValue>
        {replaces && (
          <KeyValue name={t('cards.replaces')}>
            <TextLink href={paths.card(replaces.Id)}>{replaces.Description}</TextLink>
          </KeyValue>
        )}
        {replacedBy && (
          <KeyValue name={t('cards.replacedBy')}>
            <TextLink href={paths.card(replacedBy.Id)}>{replacedBy.Description}</TextLink>
          </KeyValue>
        )}
        <KeyValue name={t('cards.created')}>{formats.dateTime(card.CreatedOn)}</KeyValue>
        <KeyValue name={t('cards.modified')}>{formats.dateTime(card.ModifiedOn)}</KeyValue>
      </DescriptionList>
    </Card>
  )
}

/** EVCO ID of a card, which a car uses to pay without the card. Masked until the user reveals it. */
const EvcoId = ({ id }: { id: string }) => {
  const { t } = useI18n()
  return (
    <Secret hidden="••••" words={{ show: t('common.show'), hide: t('cards.hide'), what: t('cards.evco') }}>
      {id}
    </Secret>
  )
}
