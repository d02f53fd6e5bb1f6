import { selectWritingViewState } from '@portal/machines'
import { withdrawTariffFees } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { Undo2 } from 'lucide-react'
import { useId } from 'react'
import { useI18n, useSystem } from '../../../app/context.ts'
import { SendButton } from '../../../components/SendButton.tsx'
import { WritingOutcome } from '../../../components/WritingOutcome.tsx'
import { useTell } from '../../../data/notify.ts'
import { sendNow, useWriting } from '../../../data/writing.ts'
import type { ReadTariff } from '../../../services/readers/cards.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'

/** Takes back fees that have not begun, after a confirmation. */
export const WithdrawFees = ({ tariff, start }: { tariff: ReadTariff; start: string }) => {
  const { t, formats } = useI18n()
  const { bco } = useSystem()
  const tell = useTell()
  const form = useId()
  const date = formats.date(Date.parse(start))
  const withdraw = useWriting({
    keptAs: undefined,
    draft: start,
    isOpen: false,
    isReady: () => true,
    write: async ({ version }, options) => {
      await bco().call(withdrawTariffFees, { params: { id: tariff.Id }, query: { version, start } }, options)
      tell(t('network.tariff.withdrawn', { date }))
    },
  })
  const viewState = useSelector(withdraw, selectWritingViewState)
  const close = () => withdraw.send({ type: 'CLOSE' })
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
      <Dialog
        open={viewState !== 'closed' && viewState !== 'done'}
        onClose={close}
        title={t('network.tariff.withdrawFrom', { date })}
        closeLabel={t('common.close')}
        actions={
          <>
            <Button disabled={viewState === 'sending'} onClick={close}>
              {t('common.cancel')}
            </Button>
            <SendButton
              writing={withdraw}
              form={form}
              label={t('network.tariff.withdraw')}
              busyLabel={t('common.saving')}
            />
          </>
        }
      >
        <form
          id={form}
          onSubmit={(event) => {
            event.preventDefault()
            withdraw.send(
              viewState === 'failed' || viewState === 'unanswered'
                ? { type: 'RETRY' }
                : sendNow(tariff.Version),
            )
          }}
        >
          <p>{t('network.tariff.withdraw.text')}</p>
        </form>
        <WritingOutcome writing={withdraw} failed={t('network.tariff.withdraw.failed')} />
      </Dialog>
    </>
  )
}
