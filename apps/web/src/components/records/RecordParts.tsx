import type { RecordEditRef, RecordFields } from '@portal/machines'
import { Check, ChevronDown } from 'lucide-react'
import { type ComponentType, type ReactNode, useId, useState } from 'react'
import { useSearchParams } from 'wouter'
import { useI18n } from '../../app/context.ts'
import type { TextKey } from '../../texts/index.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { TabPanel } from '../../ui/TabPanel.tsx'
import { Tabs, type TabsProps } from '../../ui/Tabs.tsx'
import { PHONE, useMediaQuery } from '../../ui/useMediaQuery.ts'
import type { RecordPartsProps } from './RecordDetail.tsx'
import { RecordHistory } from './RecordHistory.tsx'
import { RecordRaw } from './RecordRaw.tsx'

/** A part of a record with a tab of its own. */
export interface RecordPart {
  /** As the address names it. */
  readonly key: string
  readonly label: TextKey
  readonly Part: ComponentType<{ record: RecordFields; edit: RecordEditRef }>
}

/** The tabs of a class: the overview, its further parts, what happened to it, and all fields as they came. */
export const recordParts =
  (further: readonly RecordPart[] = []) =>
  ({ meta, record, edit, words, isForm, children }: RecordPartsProps) => {
    const { t } = useI18n()
    return (
      <Parts
        isForm={isForm}
        parts={[
          { key: 'overview', label: t('record.tab.overview'), content: children },
          ...further.map(({ key, label, Part }) => ({
            key,
            label: t(label as 'record.tab.raw'),
            content: <Part record={record} edit={edit} />,
          })),
          {
            key: 'history',
            label: t('record.tab.history'),
            content: <RecordHistory meta={meta} record={record} words={words} />,
          },
          {
            key: 'raw',
            label: t('record.tab.raw'),
            content: <RecordRaw meta={meta} record={record} words={words} />,
          },
        ]}
      />
    )
  }

interface PartsProps {
  parts: readonly { readonly key: string; readonly label: string; readonly content: ReactNode }[]
  isForm: boolean
}

/** The address names the part on screen. Parts that were opened stay, with all that was typed in them. */
const Parts = ({ parts, isForm }: PartsProps) => {
  const { t } = useI18n()
  const group = useId()
  const isPhone = useMediaQuery(PHONE)
  const [query, setQuery] = useSearchParams()
  const asked = isForm ? undefined : parts.find(({ key }) => key === query.get('tab'))
  const selected = (asked ?? parts[0])?.key ?? ''
  const [opened, setOpened] = useState<readonly string[]>([selected])
  if (!opened.includes(selected)) setOpened([...opened, selected])
  const open = (key: string) =>
    setQuery(
      (current) => {
        const next = new URLSearchParams(current)
        if (key === parts[0]?.key) next.delete('tab')
        else next.set('tab', key)
        return next
      },
      // 'Back' leaves the record.
      { replace: true },
    )
  const tabs = { label: t('record.tabs'), tabs: parts, selected, onSelect: open, group }
  return (
    <>
      {!isForm && (isPhone ? <PartSheet {...tabs} /> : <Tabs {...tabs} />)}
      {parts.map(({ key, content }) => (
        <TabPanel key={key} group={group} tab={key} selected={selected} isKept={opened.includes(key)}>
          {content}
        </TabPanel>
      ))}
    </>
  )
}

/** The same on a phone: the name of the part on screen, which opens the list of all. Here, and so in no customer's bundle. */
const PartSheet = ({ label, tabs, selected, onSelect, group }: TabsProps<string>) => {
  const { t } = useI18n()
  const [isOpen, setOpen] = useState(false)
  const current = tabs.find(({ key }) => key === selected)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex min-h-11 w-full items-center justify-between gap-3 rounded-control border border-line-strong bg-surface px-3.5 text-start font-semibold hover:bg-sunken"
      >
        <span className="sr-only">{label}: </span>
        {/* The panel is called so. */}
        <span id={`${group}-tab-${selected}`} className="min-w-0 grow truncate">
          {current?.label}
        </span>
        <ChevronDown size={18} className="text-ink-3" />
      </button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={label} closeLabel={t('record.tabs.close')}>
        <ul className="p-2">
          {tabs.map(({ key, label: word }) => (
            <li key={key}>
              <button
                type="button"
                aria-current={key === selected ? 'true' : undefined}
                onClick={() => {
                  setOpen(false)
                  onSelect(key)
                }}
                className="menu-item min-h-12 justify-between text-base aria-[current]:font-semibold"
              >
                {word}
                {key === selected && <Check size={18} className="text-accent-ink" />}
              </button>
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  )
}
