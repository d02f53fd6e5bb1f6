import { CHARGEPOINT_STATUSES, CONNECTOR_STATUSES } from '@portal/schemas'
import { CalendarCheck, TriangleAlert } from 'lucide-react'
import { Badge } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { StatusBar } from '../../ui/StatusBar.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

const AGE = '42 min ago'

const wordOf = (status: string) => {
  const word = status.replace('OFFLINE_', '').toLowerCase()
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** Every status of the specification as a badge, and the bar that counts them. */
export const Statuses = () => (
  <>
    <div className="flex flex-wrap gap-2.5">
      {[...CONNECTOR_STATUSES, ...CHARGEPOINT_STATUSES.slice(0, 1)].map((status) => (
        <StatusBadge
          key={status}
          status={status}
          {...(status.startsWith('OFFLINE_')
            ? { label: `Offline · was ${wordOf(status).toLowerCase()} ${AGE}`, age: AGE }
            : { label: wordOf(status) })}
        />
      ))}
      <span className="w-44">
        <StatusBadge status="OFFLINE_CHARGING" label={`Offline · was charging ${AGE}`} age={AGE} />
      </span>
      <Badge tone="res" icon={CalendarCheck} label="Scheduled" />
      <Badge tone="park" icon={TriangleAlert} label="No user" />
    </div>
    <div className="grid gap-4 md:grid-cols-2">
      <Card title="Chargers" note={40} action={<TextLink href="/ui-elements?all=1">All chargers</TextLink>}>
        <StatusBar
          format={String}
          segments={[
            { key: 'a', tone: 'ok', label: 'Available', count: 30, href: '/ui-elements?state=available' },
            { key: 'c', tone: 'charge', label: 'Charging', count: 4, href: '/ui-elements?state=charging' },
            { key: 'p', tone: 'park', label: 'Parking', count: 2, href: '/ui-elements?state=parking' },
            { key: 'o', tone: 'off', label: 'Offline', count: 3, href: '/ui-elements?state=offline' },
            { key: 'e', tone: 'err', label: 'Error', count: 1, href: '/ui-elements?state=error' },
          ]}
        />
      </Card>
      <Card title="Home chargers" note={2}>
        <StatusBar
          format={String}
          segments={[
            { key: 'a', tone: 'ok', label: 'Available', count: 2 },
            { key: 'c', tone: 'charge', label: 'Charging', count: 0 },
          ]}
        />
      </Card>
    </div>
  </>
)
