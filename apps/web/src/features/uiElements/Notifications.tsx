import type { NotificationRequest } from '@portal/machines'
import { listRelationContacts, RESULT_STATUSES } from '@portal/schemas'
import { useSystem } from '../../app/context.ts'
import { useNotify } from '../../data/notify.ts'
import { Button } from '../../ui/Button.tsx'
import { Toast } from '../../ui/Toast.tsx'

const DETAILS = {
  summary: 'Details for support',
  text: 'Code: SUPERROR\nhttps://portal.example/my/chargepoints',
  copyLabel: 'Copy for support',
  copiedLabel: 'Copied',
}

const nothing = () => undefined

/** Notifications by button label: every type, an unknown code, several lines, and one at the bottom left. */
const REQUESTS: readonly (readonly [string, NotificationRequest])[] = [
  ['success', { colour: 'success', content: 'Account succesfully updated' }],
  ['info', { colour: 'info', content: 'Your charger was updated overnight.' }],
  ['saved', { colour: 'success', content: 'Saved', key: 'saved' }],
  ['warning', { colour: 'warning', code: 'TOOMANYREQUESTS', content: 'limit 60 a minute' }],
  ['error', { colour: 'error', code: 'INVADDRESS', key: 'save INVADDRESS' }],
  ['critical', { colour: 'critical', code: 'SUPERROR', content: 'request 7f3a' }],
  ['unknown code', { colour: 'error', code: 'XYZ_42' }],
  [
    'several lines',
    {
      colour: 'info',
      content: 'Charging stopped.\n12.4 kWh in 1h 12m.\n€ 4.59',
      multiline: true,
      timeout: -1,
    },
  ],
  ['at the bottom left', { colour: 'info', content: 'Down here.', position: 'bottom-left' }],
]

export const Notifications = () => {
  const notify = useNotify()
  const { bco } = useSystem()
  // Ignore the failure here, because a notification reports it.
  const ask = () => void bco().call(listRelationContacts, { query: {} }).catch(nothing)
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {REQUESTS.map(([name, request]) => (
          <Button key={name} size="sm" onClick={() => notify(request)}>
            {`Notify: ${name}`}
          </Button>
        ))}
        <Button size="sm" onClick={ask}>
          Ask the API
        </Button>
      </div>
      <div className="grid gap-3 sm:max-w-96">
        {RESULT_STATUSES.map((kind) => (
          <Toast key={kind} kind={kind} kindLabel={kind} closeLabel="Close" onClose={nothing}>
            The charger at Leuven has a new name.
          </Toast>
        ))}
        <Toast
          kind="critical"
          kindLabel="critical"
          note="Code SUPERROR · 3 times"
          details={DETAILS}
          closeLabel="Close"
          onClose={nothing}
        >
          A supporting service failed. Try again in a few minutes, or contact support.
        </Toast>
      </div>
    </>
  )
}
