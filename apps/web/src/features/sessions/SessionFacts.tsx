import { genericCalls } from '@portal/schemas'
import type { ReactNode } from 'react'
import { useI18n } from '../../app/context.ts'
import { addressLine } from '../../components/addressLine.ts'
import { CopyId } from '../../components/CopyId.tsx'
import { paths } from '../../data/paths.ts'
import { useQuery } from '../../data/query.ts'
import { linkedRecord } from '../../data/records.ts'
import type { ReadSession } from '../../services/readers/sessions.ts'
import { Card } from '../../ui/Card.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { KeyValue } from '../../ui/KeyValue.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

const { one: oneLocation } = genericCalls('chargelocation', 'ChargeLocation')

/** Returns the address of a session; undefined while loading, and if the user cannot see the location. */
const useAddress = (session: ReadSession): string | undefined => {
  const isSeen = linkedRecord(session, 'Location') !== undefined
  const { data } = useQuery(
    oneLocation,
    isSeen ? { params: { id: session.LocationId }, query: {} } : undefined,
  )
  if (!data) return undefined
  const street = [data.Street, data.HouseNumber].filter(Boolean).join(' ')
  return addressLine({ address: street, zipCode: data.PostalCode, city: data.City })
}

export const SessionFacts = ({ session }: { session: ReadSession }) => {
  const { t, formats } = useI18n()
  const address = useAddress(session)
  const linked = (link: string, href: string, words: string): ReactNode =>
    linkedRecord(session, link) ? <TextLink href={href}>{words}</TextLink> : words
  return (
    <Card title={t('common.details')} padded={false}>
      <DescriptionList>
        <KeyValue name={t('sessions.charger')}>
          {linked('ChargePoint', paths.charger(session.ChargePointId), session.Description)}
        </KeyValue>
        <KeyValue name={t('sessions.field.Location')}>
          {linkedRecord(session, 'Location')?.Description ?? '–'}
        </KeyValue>
        {address && <KeyValue name={t('sessions.address')}>{address}</KeyValue>}
        <KeyValue name={t('sessions.connector')}>
          <CopyId id={session.EvseId} />
        </KeyValue>
        <KeyValue name={t('sessions.column.TokenNumber')}>
          {linked('Token', paths.card(session.TokenId ?? ''), session.TokenNumber)}
        </KeyValue>
        <KeyValue name={t('sessions.relation')}>
          {linkedRecord(session, 'Relation')?.Description ?? '–'}
        </KeyValue>
        <KeyValue name={t('sessions.column.Start')}>{formats.dateTime(session.Start)}</KeyValue>
        <KeyValue name={t('sessions.stop')}>{formats.dateTime(session.Stop)}</KeyValue>
        <KeyValue name={t('sessions.id')}>{session.Id}</KeyValue>
      </DescriptionList>
    </Card>
  )
}
