import type { RecordEditRef, RecordFields } from '@portal/machines'
import type { Filter } from '@portal/schemas'
import { Check, ChevronDown } from 'lucide-react'
import { type ComponentType, type ReactNode, useId, useState } from 'react'
import { useSearchParams } from 'wouter'
import { useI18n } from '../../app/context.ts'
import { withoutView } from '../../data/viewAddress.ts'
import type { TextKey } from '../../texts/index.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { TabPanel } from '../../ui/TabPanel.tsx'
import { Tabs, type TabsProps } from '../../ui/Tabs.tsx'
import { PHONE, useMediaQuery } from '../../ui/useMediaQuery.ts'
import { RecordChanges } from './RecordChanges.tsx'
import type { RecordPartsProps } from './RecordDetail.tsx'
import { RecordHistory, type RecordHistoryProps } from './RecordHistory.tsx'
import { RecordTable } from './RecordList.tsx'
import { RecordRaw } from './RecordRaw.tsx'
import type { RecordScreen } from './recordScreen.ts'
import { useCount } from './useCount.ts'
import { recordClassOf } from './useRecordWords.ts'

/** Tab of a record: a custom view, or the records of another class that reference this one. */
export type RecordPart = {
  /** Value of the search parameter `tab`. */
  readonly key: string
  readonly label: TextKey
} & (
  | {
      readonly Part: ComponentType<{ record: RecordFields; edit: RecordEditRef }>
      /** Set if the part contains a table, which keeps its query in the URL. */
      readonly holdsTable?: true
    }
  | {
      /** List of the referencing records; the tab shows their count. */
      readonly list: RecordScreen
      /** Field that references this record. */
      readonly by: string
    }
)

/** Entries of the audit trail have no trail of their own, so their history tab lists no changes. */
const AUDIT_CLASS = 'audit'

const filtersOf = ({ by }: { by: string }, record: RecordFields): readonly Filter[] => [
  { field: by, operator: 'EX', value: String(record['Id']) },
]

/** Creates the tabs component of a class: overview, other parts, history (rendered by `Log`) and raw fields. */
export const recordParts =
  (further: readonly RecordPart[] = [], Log: ComponentType<RecordHistoryProps> = RecordHistory) =>
  ({ meta, record, edit, words, isForm, children }: RecordPartsProps) => {
    const { t } = useI18n()
    return (
      <Parts
        isForm={isForm}
        parts={[
          { key: 'overview', label: t('record.tab.overview'), content: children },
          ...further.map((part) => {
            const { key } = part
            const label = t(part.label as 'record.tab.raw')
            if ('Part' in part)
              return {
                key,
                label,
                content: <part.Part record={record} edit={edit} />,
                holdsTable: part.holdsTable,
              }
            const fixed = filtersOf(part, record)
            return {
              key,
              label: <Counted label={label} screen={part.list} filters={fixed} />,
              content: <RecordTable key={String(record['Id'])} screen={part.list} fixed={fixed} />,
              holdsTable: true,
            }
          }),
          {
            key: 'history',
            label: t('record.tab.history'),
            content: (
              <div className="grid gap-4">
                {recordClassOf(meta) !== AUDIT_CLASS && (
                  <RecordChanges meta={meta} record={record} words={words} />
                )}
                <Log meta={meta} record={record} words={words} />
              </div>
            ),
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

interface CountedProps {
  label: string
  screen: RecordScreen
  filters: readonly Filter[]
}

const Counted = ({ label, screen, filters }: CountedProps) => {
  const { formats } = useI18n()
  const count = useCount(screen, filters)
  return (
    <>
      {label}
      {count !== undefined && (
        <span className="ml-1.5 text-xs font-regular text-ink-3 tabular-nums"> {formats.count(count)}</span>
      )}
    </>
  )
}

interface PartsProps {
  parts: readonly {
    readonly key: string
    readonly label: ReactNode
    readonly content: ReactNode
    /**
     * Set if the content has a table, which keeps its query in the URL. Only one part may use the URL, so such a part
     * is rendered only while it is selected.
     */
    readonly holdsTable?: boolean | undefined
  }[]
  isForm: boolean
}

/** The URL names the selected part. Opened parts without a table stay mounted and keep unsaved input. */
const Parts = ({ parts, isForm }: PartsProps) => {
  const { t } = useI18n()
  const group = useId()
  const isPhone = useMediaQuery(PHONE)
  const [query, setQuery] = useSearchParams()
  const requested = isForm ? undefined : parts.find(({ key }) => key === query.get('tab'))
  const selected = (requested ?? parts[0])?.key ?? ''
  const [opened, setOpened] = useState<readonly string[]>([selected])
  if (!opened.includes(selected)) setOpened([...opened, selected])
  const open = (key: string) =>
    setQuery(
      (current) => {
        const next = withoutView(current)
        if (key === parts[0]?.key) next.delete('tab')
        else next.set('tab', key)
        return next
      },
      // 'Back' must leave the record, not the tab.
      { replace: true },
    )
  const tabs = { label: t('record.tabs'), tabs: parts, selected, onSelect: open, group }
  return (
    <>
      {!isForm && (isPhone ? <PartSheet {...tabs} /> : <Tabs {...tabs} />)}
      {parts.map(({ key, content, holdsTable = false }) => (
        <TabPanel
          key={key}
          group={group}
          tab={key}
          selected={selected}
          keepMounted={!holdsTable && opened.includes(key)}
        >
          {content}
        </TabPanel>
      ))}
    </>
  )
}

/**
 * Phone variant: the name of the selected part opens a list of all. Defined here to keep it out of the customer
 * bundle.
 */
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
        <span className="sr-only">
          {label}
          {t('common.colon')}
        </span>
        {/* Accessible name of the panel. */}
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
