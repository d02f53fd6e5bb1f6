import { DRAWER_WIDTH_PX } from '@portal/schemas'
import { ChevronsUpDown, LogOut, Settings, UserRound } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { Flag } from '../../ui/Flag.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { TextInput } from '../../ui/TextInput.tsx'

const LANGUAGES = [
  { key: 'en', label: 'English' },
  { key: 'fr', label: 'Français' },
  { key: 'nl', label: 'Nederlands' },
] as const

export const Floating = () => {
  const [language, setLanguage] = useState<'en' | 'fr' | 'nl'>('en')
  const [isAsking, setAsking] = useState(false)
  const [isSheetOpen, setSheetOpen] = useState(false)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Menu
        label="Language: choose"
        opener={
          <>
            <Flag language={language} /> Language
          </>
        }
        align="start"
        items={LANGUAGES.map(({ key, label }) => ({
          key,
          label,
          lang: key,
          start: <Flag language={key} />,
          checked: key === language,
          onSelect: () => setLanguage(key),
        }))}
      />
      <span className="inline-flex items-center gap-2 rounded-card bg-bar p-1.5">
        <Menu
          label="Noordzee Logistics: choose another"
          openerLook="barField"
          opener={
            <>
              Noordzee Logistics <ChevronsUpDown size={16} />
            </>
          }
          align="start"
          items={[
            { key: '1', label: 'Noordzee Logistics', detail: 'Gent', checked: true },
            { key: '2', label: 'Noordzee Cold Storage', detail: 'Zeebrugge', checked: false },
          ]}
        />
        <Menu
          label="Account"
          openerLook="bar"
          opener={<Avatar name="Elise Vermeulen" />}
          header={
            <>
              <p className="font-semibold">Elise Vermeulen</p>
              <p className="text-xs text-ink-3">fleet@example.be · Administrator</p>
            </>
          }
          items={[
            { key: 'profile', label: 'Profile', start: <UserRound size={18} />, href: '/ui-elements?menu=1' },
            { key: 'settings', label: 'Settings', start: <Settings size={18} /> },
            { key: 'out', label: 'Sign out', start: <LogOut size={18} />, danger: true, separated: true },
          ]}
        />
      </span>
      <Button onClick={() => setAsking(true)}>Open the dialog</Button>
      <span className="md:hidden">
        <Button onClick={() => setSheetOpen(true)}>Open the sheet</Button>
      </span>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Stop charging at Depot Gent · bay 4?"
        closeLabel="Close"
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Keep charging</Button>
            <Button variant="dangerPrimary" onClick={() => setAsking(false)}>
              Stop charging
            </Button>
          </>
        }
      >
        <p className="mb-4">The car has 12.4 kWh so far. The cable stays locked until the driver takes it.</p>
        <TextInput label="Reason" optional="optional" />
      </Dialog>
      <div className="hidden">
        <Drawer
          label="Sample navigation"
          groups={[]}
          collapsed={false}
          width={DRAWER_WIDTH_PX}
          sheetOpen={isSheetOpen}
          onSheetClose={() => setSheetOpen(false)}
          closeLabel="Close"
        />
      </div>
    </div>
  )
}
