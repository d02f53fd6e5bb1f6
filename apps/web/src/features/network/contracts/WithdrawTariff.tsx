import { withdrawContractTariff } from '@portal/schemas'
import { Undo2 } from 'lucide-react'
import { useI18n, useSystem } from '../../../app/context.ts'
import { WriteDialog } from '../../../components/WriteDialog.tsx'
import { useTell } from '../../../data/notify.ts'
import { useWriting } from '../../../data/writing.ts'
import type { ReadCpoContract } from '../../../services/readers/contracts.ts'
import { Button } from '../../../ui/Button.tsx'
import type { Price } from './priceList.ts'

interface WithdrawTariffProps {
  contract: ReadCpoContract
  price: Price
}

export const WithdrawTariff = ({ contract, price: { Type, From: start } }: WithdrawTariffProps) => {
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
      const query = { version, type: Type, start }
      await bco().call(withdrawContractTariff, { params: { id: contract.Id }, query }, options)
      tell(t('network.prices.withdrawn', { date }))
    },
  })
  const title = t('network.prices.withdrawFrom', { date })
  return (
    <>
      <Button size="sm" icon={Undo2} aria-label={title} onClick={() => withdraw.send({ type: 'OPEN' })}>
        {t('network.tariff.withdraw')}
      </Button>
      <WriteDialog
        writing={withdraw}
        version={contract.Version}
        words={{
          title,
          send: t('network.tariff.withdraw'),
          busy: t('common.saving'),
          failed: t('network.prices.withdrawFailed'),
        }}
      >
        <p>{t('network.prices.withdrawText')}</p>
      </WriteDialog>
    </>
  )
}
