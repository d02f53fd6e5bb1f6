import { LogOut } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FailedState } from '../../ui/FailedState.tsx'
import { FullScreenView } from '../../ui/FullScreenView.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { PolePicture } from '../../ui/PolePicture.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { SupportDetails } from '../../ui/SupportDetails.tsx'

const DETAILS = {
  summary: 'Details',
  text: 'Code UNEXPECTED\nRequest 7f3c-19aa\n18 November 2026, 14:20:03',
  copyLabel: 'Copy for support',
  copiedLabel: 'Copied',
}

export const Views = () => (
  <>
    <div className="grid items-start gap-4 md:grid-cols-2 lg:grid-cols-3">
      <Card title="Chargers, loading">
        <Loading label="Loading">
          <Skeleton className="h-2.5 w-full" />
          <div className="mt-4 grid grid-cols-2 gap-3">
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        </Loading>
      </Card>
      <Card>
        <EmptyState
          picture={<PolePicture />}
          title="No charger yet"
          actions={
            <LinkButton variant="primary" href="/ui-elements?request=1">
              Request a charger
            </LinkButton>
          }
        >
          Your chargers appear here with what they do at this moment.
        </EmptyState>
      </Card>
      <Card>
        <FailedState
          title="Your chargers could not be loaded"
          code="Code UNEXPECTED"
          retry={{ label: 'Try again', onRetry: () => undefined }}
          details={DETAILS}
        >
          The server has a problem. Nothing of yours is lost.
        </FailedState>
      </Card>
    </div>
    <Card padded={false}>
      <FullScreenView
        whole={false}
        icon={LogOut}
        title="You’re signed out"
        actions={
          <>
            <Button variant="primary" size="lg">
              Sign in
            </Button>
            <Button size="lg">Ask support</Button>
          </>
        }
        code="Code NOTLOGGEDIN"
        footer={<SupportDetails {...DETAILS} />}
      >
        Your session had expired. What you were typing is kept on this device.
      </FullScreenView>
    </Card>
  </>
)
