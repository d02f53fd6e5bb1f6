import { withdrawTariffFees } from '@portal/schemas'
import { Undo2 } from 'lucide-react'
import { useI18n, useSystem } from '../../../app/context.ts'
import { WriteDialog } from '../../../components/WriteDialog.tsx'
import { useTell } from '../../../data/notify.ts'
import { useWriting } from '../../../data/writing.ts'
import type { ReadTariff } from '../../../services/readers/cards.ts'
import { Button } from '../../../ui/Button.tsx'

/** Withdraws future fees, after a confirmation. */
export const WithdrawFees = ({ tariff, start }: { tariff: ReadTariff; start: string }) => {
  const { t, formats } = useI18n()
  const { bco } = useSystem()
  const tell = useTell()
  const date = formats.date(Date.parse(start))
  const withdraw = useWriting({
    draftKey: undefined,
    draft: start,
    isOpen: false,
    isReady: () => true,
    write: async ({ version }, options) => {
      await bco().call(withdrawTariffFees, { params: { id: tariff.Id }, query: { version, start } }, options)
      tell(t('network.tariff.withdrawn', { date }))
    },
  })
  return (
    <>
      <Button
        size="sm"
        icon={Undo2}
        aria-label={t('network.tariff.withdrawFrom', { date })}
        onClick={() => withdraw.send({ type: 'OPEN' })}
      >
        {t('network.tariff.withdraw')}
      </Button>
      <WriteDialog
        writing={withdraw}
        version={tariff.Version}
        words={{
          title: t('network.tariff.withdrawFrom', { date }),
          send: t('network.tariff.withdraw'),
          busy: t('common.saving'),
          failed: t('network.tariff.withdraw.failed'),
        }}
      >
        <p>{t('network.tariff.withdraw.text')}</p>
      </WriteDialog>
    </>
  )
}
