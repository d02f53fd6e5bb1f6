import { Check } from 'lucide-react'
import { useState } from 'react'
import { PasswordInput } from '../../ui/PasswordInput.tsx'
import { SearchInput } from '../../ui/SearchInput.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { Select } from '../../ui/Select.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { ToggleChip } from '../../ui/ToggleChip.tsx'

export const Forms = () => {
  const [search, setSearch] = useState('Gent')
  const [period, setPeriod] = useState<'month' | 'quarter' | 'year'>('month')
  const [isPublished, setPublished] = useState(true)
  const [isGuest, setGuest] = useState(false)
  return (
    <div className="grid max-w-2xl gap-5 sm:grid-cols-2">
      <TextInput
        label="VAT number"
        defaultValue="BE 0123.456.749"
        aside={
          <span className="flex items-center gap-1.5 font-semibold text-ok-ink">
            <Check size={16} />
            Noordzee Logistics
          </span>
        }
      />
      <TextInput label="Company name" placeholder="As on your invoices" />
      <TextInput label="Postal code" defaultValue="90" error="A Belgian postal code has four digits." />
      <TextInput label="Bank account (IBAN)" optional="optional" hint="Only needed if we reimburse you." />
      <Select
        label="Country"
        defaultValue="BE"
        options={[
          { value: 'BE', label: 'Belgium' },
          { value: 'NL', label: 'Netherlands' },
        ]}
      />
      <PasswordInput
        label="New password"
        defaultValue="Volt&Ampere7"
        autoComplete="off"
        showLabel="Show the password"
        hideLabel="Hide the password"
      />
      <PasswordInput
        label="Current password"
        defaultValue="Guessed"
        autoComplete="off"
        error="That’s not your current password. Try again."
        showLabel="Show current password"
        hideLabel="Hide current password"
      />
      <TextInput label="Customer id" defaultValue="004217" disabled />
      <SearchInput
        label="Search"
        value={search}
        onSearch={setSearch}
        clearLabel="Clear search"
        found="14 here"
        placeholder="Place or location"
      />
      <div className="self-center">
        <SegmentedControl
          label="Period"
          options={[
            { value: 'month', label: 'Month' },
            { value: 'quarter', label: 'Quarter' },
            { value: 'year', label: 'Year' },
          ]}
          value={period}
          onChange={setPeriod}
        />
      </div>
      <div className="flex flex-wrap items-center gap-2 self-center">
        <ToggleChip pressed={isGuest} onPress={() => setGuest(!isGuest)}>
          Available now
        </ToggleChip>
        <ToggleChip pressed={isPublished} onPress={() => setPublished(!isPublished)}>
          Published
        </ToggleChip>
      </div>
      <div className="divide-y divide-line sm:col-span-2">
        <Switch
          label="Show on the map"
          hint="Every driver can find this charger."
          checked={isPublished}
          onChange={setPublished}
        />
        <Switch label="Guest charging" checked={isGuest} onChange={setGuest} />
        <Switch
          label="Own cards"
          hint="Cards of this company."
          checked
          disabled
          note="Always on"
          onChange={() => undefined}
        />
      </div>
    </div>
  )
}
