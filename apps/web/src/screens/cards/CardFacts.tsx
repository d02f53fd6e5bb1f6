import type { Token } from '@portal/schemas/contract'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useSpeech } from '../../portal/context.ts'
import { linkedRecord } from '../../portal/links.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { KeyValue } from '../../ui/KeyValue.tsx'

/** What is on record of a card; what it does not have is a dash, because somebody may be looking for it. */
export const CardFacts = ({ card }: { card: Token }) => {
  const { t, formats } = useSpeech()
  const nameOf = (link: string) => linkedRecord(card, link)?.Description ?? '–'
  return (
    <Card title={t('cards.details')} padded={false}>
      <DescriptionList>
        <KeyValue name={t('cards.column.Description')}>{card.Description}</KeyValue>
        <KeyValue name={t('cards.printed')}>{card.PrintedNumber}</KeyValue>
        <KeyValue name={t('cards.column.RelationContact')}>{nameOf('RelationContact')}</KeyValue>
        <KeyValue name={t('cards.relation')}>{nameOf('Relation')}</KeyValue>
        <KeyValue name={t('cards.column.Subscription')}>{nameOf('Subscription')}</KeyValue>
        <KeyValue name={t('cards.invoice')}>{card.InvoiceReference ?? '–'}</KeyValue>
        <KeyValue name={t('cards.evco')}>{card.EvcoId ? <EvcoId id={card.EvcoId} /> : '–'}</KeyValue>
        <KeyValue name={t('cards.created')}>{formats.dateTime(Date.parse(card.CreatedOn))}</KeyValue>
        <KeyValue name={t('cards.modified')}>{formats.dateTime(Date.parse(card.ModifiedOn))}</KeyValue>
      </DescriptionList>
    </Card>
  )
}

/** The contract by which a car pays without a card: hidden until somebody asks for it. */
const EvcoId = ({ id }: { id: string }) => {
  const { t } = useSpeech()
  const [isShown, setShown] = useState(false)
  return (
    <span className="flex flex-wrap items-center justify-end gap-x-2">
      <span aria-live="polite">{isShown ? id : '••••'}</span>
      <Button
        variant="ghost"
        size="sm"
        icon={isShown ? EyeOff : Eye}
        className="-my-1"
        onClick={() => setShown(!isShown)}
      >
        {t(isShown ? 'cards.hide' : 'cards.show')}
        <span className="sr-only"> {t('cards.evco')}</span>
      </Button>
    </span>
  )
}
