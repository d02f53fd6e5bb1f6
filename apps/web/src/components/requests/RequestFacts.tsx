import { useI18n } from '../../app/context.ts'
import { paths } from '../../data/paths.ts'
import { linkedRecord } from '../../data/records.ts'
import type { ReadRequest } from '../../services/readers/requests.ts'
import { Card } from '../../ui/Card.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { KeyValue } from '../../ui/KeyValue.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { addressLine } from '../addressLine.ts'
import { choiceText, contactText } from '../choices/choiceText.ts'

/** Draft fields with coded answers. */
const CHOICES = [
  'chargerType',
  'mountingType',
  'installationType',
  'powerConnection',
  'dynamicType',
  'subscriptionType',
  'surveyType',
] as const satisfies readonly (keyof ReadRequest['Draft'])[]

/** Renders a user's text with its line breaks, left-aligned for readability. */
const lines = (text: string) => <span className="block text-left whitespace-pre-line">{text}</span>

/** Facts of a request: requester, choices and delivery; unanswered questions are omitted. */
export const RequestFacts = ({ request }: { request: ReadRequest }) => {
  const { t, valueText, formats } = useI18n()
  const { Draft: draft } = request
  const contact = draft.contactName ?? linkedRecord(request, 'RelationContact')?.Description
  const charger = linkedRecord(request, 'ChargePoint')
  return (
    <Card title={t('common.details')} padded={false}>
      <DescriptionList>
        <KeyValue name={t('requests.number')}>{request.Id}</KeyValue>
        <KeyValue name={t('requests.column.Kind')}>
          {valueText(request.Kind, (kind) => t(`requests.kind.${kind}`))}
        </KeyValue>
        <KeyValue name={t('requests.column.CreatedOn')}>{formats.dateTime(request.CreatedOn)}</KeyValue>
        <KeyValue name={t('requests.relation')}>
          {draft.companyName ?? linkedRecord(request, 'Relation')?.Description ?? '–'}
        </KeyValue>
        {draft.customerId && <KeyValue name={t('requests.customerId')}>{draft.customerId}</KeyValue>}
        {contact && <KeyValue name={t('requests.contact')}>{contactText(t, contact)}</KeyValue>}
        {draft.email && <KeyValue name={t('requests.email')}>{draft.email}</KeyValue>}
        {draft.phone && <KeyValue name={t('requests.phone')}>{draft.phone}</KeyValue>}
        {CHOICES.map((name) => {
          const answer = draft[name]
          return (
            answer && (
              <KeyValue key={name} name={t(`requests.draft.${name}`)}>
                {choiceText(t, name, answer)}
              </KeyValue>
            )
          )
        })}
        {draft.description && (
          <KeyValue name={t('requests.description')}>{lines(draft.description)}</KeyValue>
        )}
        {draft.surveyDetails && (
          <KeyValue name={t('requests.surveyDetails')}>{lines(draft.surveyDetails)}</KeyValue>
        )}
        {draft.deliveryAddress && (
          <KeyValue name={t('requests.delivery')}>{addressLine(draft.deliveryAddress)}</KeyValue>
        )}
        {draft.invoiceAddress && (
          <KeyValue name={t('requests.invoice')}>{addressLine(draft.invoiceAddress)}</KeyValue>
        )}
        {charger && (
          <KeyValue name={t('requests.kind.CHARGER')}>
            <TextLink href={paths.charger(charger.Id)}>{charger.Description}</TextLink>
          </KeyValue>
        )}
        {draft.remarks && <KeyValue name={t('requests.remarks')}>{lines(draft.remarks)}</KeyValue>}
      </DescriptionList>
    </Card>
  )
}
