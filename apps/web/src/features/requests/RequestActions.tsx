import { CalendarPlus } from 'lucide-react'
import { useI18n, useSystem } from '../../app/context.ts'
import { addressLine } from '../../components/addressLine.ts'
import { PrintButton } from '../../components/PrintButton.tsx'
import { actionsOf, comingOf } from '../../components/requests/actions.ts'
import { saveFile } from '../../data/saveFile.ts'
import type { ReadRequest } from '../../services/readers/requests.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { CancelRequest } from './CancelRequest.tsx'
import { calendarFile } from './calendarFile.ts'

const CALENDAR_FILE = 'visit.ics'

export const RequestActions = ({ request }: { request: ReadRequest }) => {
  const { t } = useI18n()
  const actions = actionsOf(request)
  return (
    <>
      <CancelRequest request={request} />
      <PrintButton label={t('requests.print')} />
      <AddToCalendar request={request} />
      {actions.map(({ href, label }, index) => (
        <LinkButton key={href} href={href} variant={index === actions.length - 1 ? 'primary' : 'secondary'}>
          {t(label as 'requests.act.plan')}
        </LinkButton>
      ))}
    </>
  )
}

const AddToCalendar = ({ request }: { request: ReadRequest }) => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const coming = comingOf(request)
  if (!coming) return null
  const save = () => {
    const text = calendarFile({
      id: request.Id,
      title: t(`requests.calendar.${coming.purpose}`),
      place: addressLine(request.Draft.deliveryAddress ?? {}),
      at: coming.at,
      now: bco().now(),
    })
    saveFile(CALENDAR_FILE, new Blob([text], { type: 'text/calendar;charset=utf-8' }))
  }
  return (
    <Button icon={CalendarPlus} onClick={save}>
      {t('requests.act.calendar')}
    </Button>
  )
}
