import type { ReactNode } from 'react'
import { useI18n } from '../../app/context.ts'
import { linkedRecord } from '../../data/links.ts'
import { paths } from '../../data/paths.ts'
import type { ReadSession } from '../../services/readers/sessions.ts'
import { Card } from '../../ui/Card.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { KeyValue } from '../../ui/KeyValue.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

/** Where, with which card and when; what can be looked at is linked. */
export const SessionFacts = ({ session }: { session: ReadSession }) => {
  const { t, formats } = useI18n()
  const linked = (link: string, href: string, words: string): ReactNode =>
    linkedRecord(session, link) ? <TextLink href={href}>{words}</TextLink> : words
  return (
    <Card title={t('sessions.details')} padded={false}>
      <DescriptionList>
        <KeyValue name={t('sessions.charger')}>
          {linked('ChargePoint', paths.charger(session.ChargePointId), session.Description)}
        </KeyValue>
        <KeyValue name={t('sessions.field.Location')}>
          {linkedRecord(session, 'Location')?.Description ?? '–'}
        </KeyValue>
        <KeyValue name={t('sessions.connector')}>{session.EvseId}</KeyValue>
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
