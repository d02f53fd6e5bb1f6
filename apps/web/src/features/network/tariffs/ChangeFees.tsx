import { selectDraft, selectWritingViewState } from '@portal/machines'
import { changeTariffFees, DAY_MS, dayText, genericCalls, localDay, MINUTE_MS } from '@portal/schemas'
import { FEE_FIELDS } from '@portal/schemas/entities/subscription'
import { useSelector } from '@xstate/react'
import { CalendarClock } from 'lucide-react'
import { useI18n, useSystem } from '../../../app/context.ts'
import { feesOf } from '../../../components/tariff/example.ts'
import { WriteDialog } from '../../../components/WriteDialog.tsx'
import { useTell } from '../../../data/notify.ts'
import { useNow } from '../../../data/useNow.ts'
import { useWriting } from '../../../data/writing.ts'
import type { ReadTariff } from '../../../services/readers/cards.ts'
import { Button } from '../../../ui/Button.tsx'
import { NumberInput } from '../../../ui/NumberInput.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { FeeExamples } from './FeeExamples.tsx'
import { type FeeDraft, type FeeField, feesOfDraft, startOf, typedFees, wrongIn } from './fees.ts'

const { createupdate } = genericCalls('tariff', 'Tariff')

/** Changes the fees of a tariff, from now or from a later day, with example sessions before and after. */
export const ChangeFees = ({ tariff }: { tariff: ReadTariff }) => {
  const { t, formats } = useI18n()
  const { bco } = useSystem()
  const tell = useTell()
  const tomorrow = dayText(localDay(useNow(MINUTE_MS) + DAY_MS))
  const { Id, Version } = tariff
  const first: FeeDraft = { isNow: false, day: tomorrow, fees: typedFees(tariff) }
  const writing = useWriting<FeeDraft>({
    draftKey: `tariffFees ${Id} ${Version}`,
    draft: first,
    isOpen: false,
    isReady: (draft) => wrongIn(draft, bco().now()).length === 0,
    write: async ({ draft, version }, options) => {
      const fees = feesOfDraft(draft)
      if (!fees) throw new Error('A fee is invalid')
      const From = startOf(draft)
      await (From === undefined
        ? bco().call(createupdate, { query: {}, body: { Id, Version: version, ...fees } }, options)
        : bco().call(
            changeTariffFees,
            { params: { id: Id }, body: { Version: version, From, Fees: fees } },
            options,
          ))
      tell(
        From === undefined
          ? t('network.tariff.changedNow')
          : t('network.tariff.changed', { date: formats.date(Date.parse(From)) }),
      )
    },
  })
  const viewState = useSelector(writing, selectWritingViewState)
  const draft = useSelector(writing, (snapshot) => selectDraft<FeeDraft>(snapshot))
  const isMissing = useSelector(writing, ({ context }) => context.isMissing)
  const wrong = isMissing ? wrongIn(draft, bco().now()) : []
  const isSending = viewState === 'sending'
  const change = (next: Partial<FeeDraft>) => writing.send({ type: 'CHANGE', draft: { ...draft, ...next } })
  const open = () => {
    writing.send({ type: 'OPEN' })
    // Reset the draft, because the fees may have changed since the dialog was last open.
    change(first)
  }
  const now = feesOf(tariff)
  const after = feesOfDraft(draft)
  return (
    <>
      <Button icon={CalendarClock} aria-haspopup="dialog" onClick={open}>
        {t('network.tariff.change')}
      </Button>
      <WriteDialog
        writing={writing}
        version={Version}
        words={{
          title: t('network.tariff.change'),
          send: t('network.tariff.save'),
          failed: t('network.tariff.failed'),
        }}
      >
        <p>{t('network.tariff.change.text')}</p>
        <Switch
          label={t('network.tariff.now')}
          checked={draft.isNow}
          disabled={isSending}
          onChange={(isNow) => change({ isNow })}
        />
        {!draft.isNow && (
          <TextInput
            type="date"
            label={t('network.tariff.from')}
            error={wrong.includes('day') && t('network.tariff.from.wrong')}
            min={tomorrow}
            value={draft.day}
            readOnly={isSending}
            onChange={({ target }) => change({ day: target.value })}
          />
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          {FEE_FIELDS.map((field: FeeField) => (
            <NumberInput
              key={field}
              label={t(`record.${field}`)}
              hint={t(`network.tariff.hint.${field}`)}
              error={wrong.includes(field) && t('network.tariff.fee.wrong')}
              unreadable={t('writing.number')}
              autoComplete="off"
              readOnly={isSending}
              value={draft.fees[field]}
              onNumber={(fee) => change({ fees: { ...draft.fees, [field]: fee } })}
            />
          ))}
        </div>
        {now && after && (
          <div className="mt-5" aria-live="polite">
            <FeeExamples
              type={tariff.Type}
              columns={[
                { header: t('network.tariff.state.present'), fees: now },
                { header: t('network.tariff.state.future'), fees: after },
              ]}
            />
          </div>
        )}
      </WriteDialog>
    </>
  )
}
