import { priceRequest } from '@portal/schemas'
import { Euro } from 'lucide-react'
import { useI18n, useSystem } from '../../../app/context.ts'
import { ActionDialog } from '../../../components/ActionDialog.tsx'
import { PriceChanges } from '../../../components/requests/PriceChanges.tsx'
import { useWriting } from '../../../data/writing.ts'
import type { ReadRequest } from '../../../services/readers/requests.ts'
import { Card } from '../../../ui/Card.tsx'
import { NumberInput } from '../../../ui/NumberInput.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { ReasonField } from '../charger/work/ReasonField.tsx'
import { isAtWork } from '../requestSteps.ts'
import { firstPrices, isAmount, isExtraRight, linesOf, type PriceDraft, totalOf } from './prices.ts'

/** Price of a request with its history, and a button that offers a different price. */
export const PriceCard = ({ request }: { request: ReadRequest }) => {
  const { t, formats } = useI18n()
  return (
    <Card
      title={t('network.request.price')}
      padded={false}
      // Keyed by version, so the form always starts with the current values.
      {...(isAtWork(request) && { action: <ChangePrice key={request.Version} request={request} /> })}
    >
      <p className="px-4.5 pb-4.5 text-base font-semibold tabular-nums">{formats.money(request.Total)}</p>
      <PriceChanges request={request} />
    </Card>
  )
}

/** Offers a different price. The customer receives the reason. */
export const ChangePrice = ({ request }: { request: ReadRequest }) => {
  const { t, textOf, formats } = useI18n()
  const { bco } = useSystem()
  const { Id: id, Version, PriceLines: lines } = request
  const writing = useWriting<PriceDraft>({
    draftKey: `price ${id} ${Version}`,
    draft: firstPrices(request),
    isOpen: false,
    isReady: (draft) => linesOf(draft, request) !== undefined && draft.Reason.trim() !== '',
    write: ({ draft, version }, options) => {
      const PriceLines = linesOf(draft, request)
      if (!PriceLines) throw new Error('An amount is invalid')
      const body = { Version: version, PriceLines, Reason: draft.Reason.trim() }
      return bco().call(priceRequest, { params: { id }, body }, options)
    },
  })
  return (
    <ActionDialog
      writing={writing}
      version={Version}
      size="sm"
      icon={Euro}
      label={t('network.request.reprice')}
      failed={t('network.request.reprice.failed')}
    >
      {({ draft, change, isSending, isMissing }) => {
        const after = linesOf(draft, request)
        const isExtraWrong = isMissing && !isExtraRight(draft)
        return (
          <>
            <p className="text-sm text-ink-2">{t('network.request.reprice.text')}</p>
            {lines.map(({ type }) => (
              <NumberInput
                key={type}
                label={textOf(`record.type.${type}`) ?? type}
                hint={t('network.request.reprice.hint')}
                unreadable={t('writing.number')}
                autoComplete="off"
                readOnly={isSending}
                error={
                  isMissing &&
                  draft.amounts[type] !== undefined &&
                  !isAmount(draft.amounts[type]) &&
                  t('network.request.reprice.wrong')
                }
                value={draft.amounts[type]}
                onNumber={(amount) => change({ amounts: { ...draft.amounts, [type]: amount } })}
              />
            ))}
            <div className="grid gap-4 sm:grid-cols-2">
              <TextInput
                label={t('network.request.reprice.extra')}
                optional={t('common.optional')}
                maxLength={100}
                readOnly={isSending}
                error={isExtraWrong && t('network.request.reprice.extraWrong')}
                value={draft.extra}
                onChange={({ target }) => change({ extra: target.value })}
              />
              <NumberInput
                label={t('network.request.reprice.amount')}
                optional={t('common.optional')}
                unreadable={t('writing.number')}
                autoComplete="off"
                readOnly={isSending}
                value={draft.extraAmount}
                onNumber={(extraAmount) => change({ extraAmount })}
              />
            </div>
            <ReasonField
              value={draft.Reason}
              readOnly={isSending}
              isMissing={isMissing}
              onChange={(Reason) => change({ Reason })}
            />
            <p aria-live="polite" className="font-semibold tabular-nums">
              {after && t('network.request.reprice.total', { total: formats.money(totalOf(after)) })}
            </p>
          </>
        )
      }}
    </ActionDialog>
  )
}
