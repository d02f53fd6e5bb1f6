import { dayText, localDay, localTime, retireChargepoint } from '@portal/schemas'
import { Archive } from 'lucide-react'
import { useI18n, useSystem } from '../../../../app/context.ts'
import { ActionDialog } from '../../../../components/ActionDialog.tsx'
import { useWriting } from '../../../../data/writing.ts'
import { TextInput } from '../../../../ui/TextInput.tsx'
import { Hindrance } from './Hindrance.tsx'
import { ReasonField } from './ReasonField.tsx'
import type { SiteProps } from './site.ts'

/** Returns the start of a local day as a UTC timestamp. */
const momentOf = (day: string): string =>
  new Date(localTime(localDay(Date.parse(`${day}T12:00:00Z`)))).toISOString()

/** Removes a charge point from the network, as of today or an earlier day. */
export const RetireCharger = ({ site }: SiteProps) => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const { Id: id, Version, Customer, session } = site
  const today = dayText(localDay(bco().now()))
  const isDay = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day) && day <= today
  const writing = useWriting({
    draftKey: `retire ${id}`,
    draft: { RetiredOn: today, RetireReason: '' },
    isOpen: false,
    isReady: ({ RetiredOn, RetireReason }) => isDay(RetiredOn) && RetireReason.trim() !== '',
    write: ({ draft: { RetiredOn, RetireReason }, version }, options) =>
      bco().call(
        retireChargepoint,
        {
          params: { id },
          body: { Version: version, RetiredOn: momentOf(RetiredOn), RetireReason: RetireReason.trim() },
        },
        options,
      ),
  })
  return (
    <ActionDialog
      writing={writing}
      version={Version}
      icon={Archive}
      label={t('network.site.retire')}
      busyLabel={t('network.site.retire.busy')}
      failed={t('network.site.retire.failed')}
      hindrance={session !== undefined && <Hindrance session={session} />}
    >
      {({ draft, change, isSending, isMissing, errorOf }) => (
        <>
          <p className="text-sm text-ink-2">{t('network.site.retire.text', { customer: Customer })}</p>
          <TextInput
            type="date"
            label={t('network.site.retire.day')}
            max={today}
            required
            readOnly={isSending}
            value={draft.RetiredOn}
            error={
              (isMissing && !isDay(draft.RetiredOn) && t('network.site.retire.wrongDay')) ||
              errorOf('RetiredOn')
            }
            onChange={({ target }) => change({ RetiredOn: target.value })}
          />
          <ReasonField
            value={draft.RetireReason}
            readOnly={isSending}
            isMissing={isMissing}
            onChange={(RetireReason) => change({ RetireReason })}
          />
        </>
      )}
    </ActionDialog>
  )
}
