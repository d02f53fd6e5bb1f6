import { Attachments } from '../../components/requests/Attachments.tsx'
import { RequestFacts } from '../../components/requests/RequestFacts.tsx'
import { Timeline } from '../../components/requests/Timeline.tsx'
import type { ReadRequest } from '../../services/readers/requests.ts'

export const VisitAside = ({ request }: { request: ReadRequest }) => (
  <div className="grid min-w-0 gap-4">
    <Timeline request={request} />
    <Attachments record={request} />
    <RequestFacts request={request} />
  </div>
)
