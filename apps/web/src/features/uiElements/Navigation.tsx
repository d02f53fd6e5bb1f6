import { CreditCard, EvCharger, History, Inbox, LockOpen, Menu as MenuIcon, Users } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '../../ui/Avatar.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Button } from '../../ui/Button.tsx'
import { DrawerItem } from '../../ui/DrawerItem.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { TabPanel } from '../../ui/TabPanel.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { TopBarTab } from '../../ui/TopBarTab.tsx'

const ITEMS = [
  { key: 'organisation', href: '/ui-elements?nav=1', label: 'Organisation', icon: Users },
  {
    key: 'chargers',
    href: '/ui-elements?nav=2',
    label: 'Chargers',
    icon: EvCharger,
    count: 40,
    current: true,
  },
  { key: 'cards', href: '/ui-elements?nav=3', label: 'Cards', icon: CreditCard, count: 200 },
  { key: 'history', href: '/ui-elements?nav=4', label: 'Charging history', icon: History },
  { key: 'requests', href: '/ui-elements?nav=5', label: 'Requests', icon: Inbox, count: 2 },
] as const

const TABS = [
  { key: 'overview', label: 'Overview' },
  { key: 'access', label: 'Access' },
  { key: 'settings', label: 'Settings' },
  { key: 'statistics', label: 'Statistics' },
] as const

export const Navigation = () => {
  const [tab, setTab] = useState<(typeof TABS)[number]['key']>('overview')
  return (
    <>
      <div className="on-bar flex h-14 items-center gap-4 overflow-x-auto rounded-card bg-bar px-4 text-bar-ink">
        <IconButton label="Menu" icon={MenuIcon} variant="bar" />
        <Logo />
        <span className="shrink-0 font-semibold">Charge Portal</span>
        <TopBarTab href="/ui-elements?tab=1" current>
          Dashboard
        </TopBarTab>
        <TopBarTab href="/ui-elements?tab=2" current={false}>
          Locations
        </TopBarTab>
        <TopBarTab href="/ui-elements?tab=3" current={false}>
          Administration
        </TopBarTab>
        <Avatar name="Elise Vermeulen" />
      </div>
      <div className="flex flex-wrap gap-6">
        {[false, true].map((collapsed) => (
          <ul
            key={String(collapsed)}
            className={`flex flex-col gap-0.5 rounded-card border border-line bg-surface py-3 ${collapsed ? 'w-12 px-1.25' : 'w-52 px-2.5'}`}
          >
            {ITEMS.map((entry) => (
              <DrawerItem key={entry.key} entry={entry} collapsed={collapsed} />
            ))}
          </ul>
        ))}
        <div className="min-w-0 grow basis-72">
          <PageHeader
            breadcrumbs={
              <Breadcrumbs
                label="Where this is"
                crumbs={[{ label: 'Chargers', href: '/ui-elements?crumb=1' }, { label: 'Depot Gent' }]}
              />
            }
            title="Depot Gent · bay 4"
            badge={<StatusBadge status="CHARGING" label="Charging" />}
            context="Charging at 10.9 kW since 13:08."
            actions={<Button icon={LockOpen}>Unlock</Button>}
          />
          <Tabs label="About this charger" tabs={TABS} selected={tab} onSelect={setTab} group="showcase" />
          {TABS.map(({ key, label }) => (
            <TabPanel key={key} group="showcase" tab={key} selected={tab}>
              {label}
            </TabPanel>
          ))}
        </div>
      </div>
    </>
  )
}
