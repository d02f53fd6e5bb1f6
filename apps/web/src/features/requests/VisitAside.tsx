import type { ReadRequest } from '../../services/readers/requests.ts'
import { Attachments } from './Attachments.tsx'
import { RequestFacts } from './RequestFacts.tsx'
import { Timeline } from './Timeline.tsx'

/** Which request it is about, and how far it is. */
export const VisitAside = ({ request }: { request: ReadRequest }) => (
  <div className="grid min-w-0 gap-4">
    <Timeline request={request} />
    <Attachments request={request} />
    <RequestFacts request={request} />
  </div>
)
