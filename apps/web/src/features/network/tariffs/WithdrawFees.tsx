import { withdrawTariffFees } from '@portal/schemas'
import { Undo2 } from 'lucide-react'
import { useI18n, useSystem } from '../../../app/context.ts'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { useTell } from '../../../data/notify.ts'
import type { ReadTariff } from '../../../services/readers/cards.ts'

/** Withdraws future fees, after a confirmation. */
export const WithdrawFees = ({ tariff, start }: { tariff: ReadTariff; start: string }) => {
  const { t, formats } = useI18n()
  const { bco } = useSystem()
  const tell = useTell()
  const date = formats.date(Date.parse(start))
  const title = t('network.tariff.withdrawFrom', { date })
  return (
    <ConfirmDialog
      size="sm"
      icon={Undo2}
      version={tariff.Version}
      label={t('network.tariff.withdraw')}
      title={title}
      accessibleName={title}
      failed={t('network.tariff.withdraw.failed')}
      write={async (version, options) => {
        await bco().call(
          withdrawTariffFees,
          { params: { id: tariff.Id }, query: { version, start } },
          options,
        )
        tell(t('network.tariff.withdrawn', { date }))
      }}
    >
      <p>{t('network.tariff.withdraw.text')}</p>
    </ConfirmDialog>
  )
}
