import { withdrawContractTariff } from '@portal/schemas'
import { Undo2 } from 'lucide-react'
import { useI18n, useSystem } from '../../../app/context.ts'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { useTell } from '../../../data/notify.ts'
import type { ReadCpoContract } from '../../../services/readers/contracts.ts'
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
  const title = t('network.prices.withdrawFrom', { date })
  return (
    <ConfirmDialog
      size="sm"
      icon={Undo2}
      version={contract.Version}
      label={t('network.tariff.withdraw')}
      title={title}
      accessibleName={title}
      failed={t('network.prices.withdrawFailed')}
      write={async (version, options) => {
        const query = { version, type: Type, start }
        await bco().call(withdrawContractTariff, { params: { id: contract.Id }, query }, options)
        tell(t('network.prices.withdrawn', { date }))
      }}
    >
      <p>{t('network.prices.withdrawText')}</p>
    </ConfirmDialog>
  )
}
