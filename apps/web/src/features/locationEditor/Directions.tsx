import type { RecordEditRef } from '@portal/machines'
import { DIRECTIONS_MAX_LENGTH } from '@portal/schemas'
import { useState } from 'react'
import { useI18n } from '../../app/context.ts'
import { Card } from '../../ui/Card.tsx'
import { TabPanel } from '../../ui/TabPanel.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { LinesField } from './fields.tsx'

/** Suffixes of the translated fields; the empty one is the default for all languages. */
const ENDS = ['', 'En', 'Fr', 'Nl'] as const
type End = (typeof ENDS)[number]
const KEYS = { '': 'all', En: 'en', Fr: 'fr', Nl: 'nl' } as const
const GROUP = 'location-directions'

/** Directions to the location and its chargers: a default text, and one per language. */
export const Directions = ({ edit, className }: { edit: RecordEditRef; className: string }) => {
  const { t } = useI18n()
  const [chosenEnd, setEnd] = useState<End>('')
  const selected = KEYS[chosenEnd]
  const hint = chosenEnd === '' ? { hint: t('locationEditor.directions.hint') } : {}
  return (
    <Card title={t('locationEditor.directions')} className={className}>
      <Tabs
        label={t('locationEditor.directions')}
        group={GROUP}
        selected={selected}
        tabs={ENDS.map((end) => ({
          key: KEYS[end],
          label: end === '' ? t('locationEditor.directions.all') : t(`record.Language.${KEYS[end]}`),
        }))}
        onSelect={(key) => setEnd(ENDS.find((end) => KEYS[end] === key) ?? '')}
      />
      {ENDS.map((end) => (
        <TabPanel key={end} group={GROUP} tab={KEYS[end]} selected={selected}>
          <div className="grid gap-4 lg:grid-cols-2">
            <LinesField edit={edit} name={`Route${end}`} maxLength={DIRECTIONS_MAX_LENGTH} {...hint} />
            <LinesField edit={edit} name={`Directions${end}`} maxLength={DIRECTIONS_MAX_LENGTH} {...hint} />
          </div>
        </TabPanel>
      ))}
    </Card>
  )
}
