import type { RecordFields } from '@portal/machines'
import { formatFilter, genericCalls } from '@portal/schemas'
import { ArrowRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useI18n } from '../../app/context.ts'
import { paths } from '../../data/paths.ts'
import { useQuery } from '../../data/query.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'

const { filtered } = genericCalls('chargepassrequest', 'ChargePassRequest')
const WAITING = 'SUBMITTED'
/** Orders shown before their decision. Stored outside the view, which remounts during a save. */
const seenWaiting = new Set<string>()

/** Link to the order that has waited longest. Receives focus after a decision, so Enter opens the next order. */
export const NextOrder = ({ record }: { record: RecordFields }) => {
  const { t } = useI18n()
  const isDecided = record['Status'] !== WAITING
  const id = String(record['Id'])
  const box = useRef<HTMLDivElement>(null)
  const { data } = useQuery(filtered, {
    query: {
      filter: formatFilter([{ field: 'Status', operator: 'EX', value: WAITING }]),
      orderby: 'CreatedOn',
      pagesize: 2,
      DataCategories: 'BASIC,STATE',
    },
  })
  const next = data?.Data.find(({ Id }) => Id !== id)
  const waiting = (data?.Page.Results ?? 0) - (isDecided ? 0 : 1)
  const hasNext = next !== undefined
  useEffect(() => {
    if (!isDecided) seenWaiting.add(id)
    else if (hasNext && seenWaiting.delete(id)) box.current?.querySelector('a')?.focus()
  }, [isDecided, hasNext, id])
  if (!data) return null
  return (
    <div ref={box} className="mb-4 flex flex-wrap items-center gap-3 text-sm text-ink-2">
      {next ? (
        <>
          <LinkButton
            size="sm"
            variant={isDecided ? 'primary' : 'secondary'}
            icon={ArrowRight}
            href={paths.netCardRequest(next.Id)}
          >
            {t('network.order.next')}
          </LinkButton>
          <span>{t('network.order.waiting', { count: waiting })}</span>
        </>
      ) : (
        isDecided && <p role="status">{t('network.order.done')}</p>
      )}
    </div>
  )
}
