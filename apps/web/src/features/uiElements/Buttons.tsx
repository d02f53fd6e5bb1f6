import { CreditCard, Download, LockOpen, Plus, RotateCcw, Settings, Square } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

export const Buttons = () => (
  <>
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="primary" icon={Plus}>
        Request a charger
      </Button>
      <Button icon={CreditCard}>Order a card</Button>
      <Button variant="danger" icon={Square}>
        Stop charging
      </Button>
      <Button variant="dangerPrimary">Delete card BE-4217</Button>
      <Button variant="ghost">Clear</Button>
      <LinkButton href="/ui-elements?link=1" icon={Download}>
        Export
      </LinkButton>
      <TextLink href="/ui-elements?link=2">All chargers</TextLink>
    </div>
    <div className="flex flex-wrap items-center gap-3">
      <Button size="sm" icon={LockOpen}>
        Small
      </Button>
      <Button>Medium</Button>
      <Button size="lg" variant="primary">
        Large
      </Button>
      <Button variant="primary" busy>
        Saving
      </Button>
      <Button busy icon={RotateCcw}>
        Resetting
      </Button>
      <Button variant="primary" disabled>
        Disabled
      </Button>
      <Button disabled>Disabled</Button>
    </div>
    <div className="flex flex-wrap items-center gap-3">
      <IconButton label="Settings" icon={Settings} />
      <IconButton label="Settings, outlined" icon={Settings} variant="outlined" />
      <IconButton label="Settings, busy" icon={Settings} variant="outlined" busy />
      <IconButton label="Settings, disabled" icon={Settings} variant="outlined" disabled />
      <Spinner label="Loading" />
      <CopyButton text="BCA-CP-001234" label="Copy for support" copiedLabel="Copied" />
    </div>
  </>
)
