import { CalendarClock, CreditCard, Plug, Square, TriangleAlert, Users, UserX, Zap } from 'lucide-react'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { IconTile } from '../../ui/IconTile.tsx'
import { KeyValue } from '../../ui/KeyValue.tsx'
import { LinkRow } from '../../ui/LinkRow.tsx'
import { Secret } from '../../ui/Secret.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'

export const Lists = () => (
  <div className="grid items-start gap-4 lg:grid-cols-2">
    <Card title="To do" note={3} padded={false}>
      <ul>
        <LinkRow
          href="/ui-elements?row=1"
          icon={TriangleAlert}
          tone="err"
          title="Depot Antwerpen · bay 2 reports a ground failure"
          detail="Since 09:41 · see what to do"
        />
        <LinkRow
          href="/ui-elements?row=2"
          icon={CalendarClock}
          title="Pick a date for your installation"
          detail="Request 2041 · Kortrijk"
        />
        <LinkRow
          href="/ui-elements?row=3"
          icon={UserX}
          tone="park"
          title="4 cards have no user"
          detail="They still charge on the company account"
        />
        <LinkRow
          href="/ui-elements?row=4"
          icon={Zap}
          tone="charge"
          title="Depot Gent · bay 4"
          aside={<StatusBadge status="CHARGING" label="Charging" />}
        />
      </ul>
    </Card>
    <div className="flex min-w-0 flex-col gap-4">
      <Card title="Details" padded={false}>
        <DescriptionList>
          <KeyValue name="Charger ID">BCA-CP-001234</KeyValue>
          <KeyValue name="Make and model">VoltWorks VW-22</KeyValue>
          <KeyValue name="Last seen">14:20:03 · 6 s ago</KeyValue>
          <KeyValue name="Owner">Noordzee Logistics</KeyValue>
          <KeyValue name="Charge cards" icon={CreditCard}>
            On
          </KeyValue>
          <KeyValue name="EVCO ID">
            <Secret hidden="••••" words={{ show: 'Show', hide: 'Hide', what: 'EVCO ID' }}>
              BE-BCA-C01234567-8
            </Secret>
          </KeyValue>
        </DescriptionList>
      </Card>
      <Card>
        <div className="flex flex-wrap items-center gap-3.5">
          <IconTile icon={Zap} tone="charge" />
          <div className="min-w-0 grow">
            <p className="font-semibold">Depot Gent · bay 4</p>
            <p className="text-xs text-ink-3">Connector 1 · since 13:08</p>
          </div>
          <Button variant="danger" size="sm" icon={Square}>
            Stop
          </Button>
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <Avatar name="Elise Vermeulen" size="sm" />
          <Avatar name="Elise Vermeulen" />
          <Avatar name="driver@example.be" size="lg" />
          {([CreditCard, Plug, Users] as const).map((icon, index) => (
            <IconTile
              key={['card', 'plug', 'users'][index]}
              icon={icon}
              tone={(['ok', 'occ', 'fin'] as const)[index] ?? 'off'}
            />
          ))}
        </div>
      </Card>
    </div>
  </div>
)
