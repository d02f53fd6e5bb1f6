import type { RecordFields } from '@portal/machines'
import { RecentSessions } from '../RecentSessions.tsx'
import { GiveCard } from './GiveCard.tsx'
import { ReplaceCard } from './ReplaceCard.tsx'

export const CardPanel = ({ record }: { record: RecordFields }) => (
  <>
    <div className="mb-4 flex flex-wrap gap-2.5">
      <GiveCard key={String(record['Version'])} record={record} />
      {record['ReplacedById'] === undefined && <ReplaceCard record={record} />}
    </div>
    <RecentSessions number={String(record['Number'])} className="mb-4" />
  </>
)
