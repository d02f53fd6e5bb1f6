import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

export const Messages = () => (
  <>
    <Notice live="off" title="This is the test environment." banner>
      Nothing here costs money.
    </Notice>
    <Notice
      live="off"
      title="Your card BE-4217 is on its way."
      kind="success"
      dismiss={{ label: 'Dismiss', onDismiss: () => undefined }}
    />
    <Notice live="off" kind="warning" actions={<Button size="sm">Refresh</Button>}>
      These figures are 12 minutes old: the server does not answer.
    </Notice>
    <Notice live="off" kind="error" title="The charger did not accept the command.">
      It is busy with an update. Try again in a few minutes.
    </Notice>
  </>
)
