import { getChargesession, POLL_OPEN_MS } from '@portal/schemas'
import { useI18n } from '../../app/context.ts'
import { ChargerBadge } from '../../components/ChargerBadge.tsx'
import { CommandButton } from '../../components/commands/CommandButton.tsx'
import { CommandReceipt } from '../../components/commands/CommandReceipt.tsx'
import { PrintButton } from '../../components/PrintButton.tsx'
import { PrintHead } from '../../components/PrintHead.tsx'
import { RecordView } from '../../components/RecordView.tsx'
import { ScreenHeader } from '../../components/ScreenHeader.tsx'
import { stopCommand } from '../../data/commandRequests.ts'
import { usePathId } from '../../data/pathId.ts'
import { paths } from '../../data/paths.ts'
import { useQuery } from '../../data/query.ts'
import { linkedRecord } from '../../data/records.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { PowerCard } from './PowerCard.tsx'
import { PriceCard } from './PriceCard.tsx'
import { SessionFacts } from './SessionFacts.tsx'

/** Reads a session. Polls it every 5 s while it runs. */
const useSession = (id: string) => {
  const input = { params: { id }, query: { Links: 'ChargePoint,Location,Token,Relation' } }
  // Both reads have the same key, so the first response determines whether polling starts.
  const { data } = useQuery(getChargesession, input)
  return useQuery(getChargesession, input, {
    refreshInterval: data && data.Stop === undefined ? POLL_OPEN_MS : 0,
  })
}

/** A charge session with its energy, price and details, updated live while it runs. */
export const SessionDetail = () => {
  const { t, formats } = useI18n()
  const id = usePathId()
  const read = useSession(id)
  const session = read.data
  const title = session?.Description ?? t('sessions.one')
  const start = session && formats.dateTime(session.Start)
  const breadcrumbs = (
    <Breadcrumbs
      label={t('common.breadcrumb')}
      crumbs={[{ label: t('sessions.title'), href: paths.sessions() }, { label: start ?? id }]}
    />
  )
  /** Formats the end of a period. Omits the date if it equals the start date. */
  const untilWhen = (from: string | undefined, until: string): string =>
    formats.day(from) === formats.day(until) ? formats.time(until) : formats.dateTime(until)
  return (
    <div className="wide">
      <PrintHead title={t('sessions.receipt.title', { id })} />
      <ScreenHeader
        title={title}
        breadcrumbs={breadcrumbs}
        {...(session && {
          badge: <ChargerBadge status={session.Status} lastSeen={session.LastSeen} />,
          context:
            session.Stop === undefined
              ? t('sessions.since', { start: start ?? '' })
              : t('sessions.span', { start: start ?? '', stop: untilWhen(session.Start, session.Stop) }),
          // Sessions on another network accept no commands.
          ...(session.Stop === undefined &&
            linkedRecord(session, 'ChargePoint') && {
              actions: <CommandButton variant="danger" request={stopCommand(session, session.Description)} />,
            }),
          ...(session.Stop !== undefined && {
            actions: <PrintButton label={t('sessions.receipt')} />,
          }),
        })}
      />
      {session && <CommandReceipt chargepointId={session.ChargePointId} sessionId={id} />}
      <RecordView
        read={read}
        inThree
        missing={['UNKNOWNREQUEST']}
        list={paths.sessions()}
        words={{
          missing: t('sessions.missing'),
          back: t('sessions.back'),
          failed: t('sessions.oneFailed'),
        }}
      >
        {(loaded) => (
          <div className="record-columns in-three">
            <PowerCard session={loaded} />
            <PriceCard session={loaded} />
            <SessionFacts session={loaded} />
          </div>
        )}
      </RecordView>
    </div>
  )
}
