import type { WizardAnswers, WizardSnapshot } from '@portal/machines'
import { splitVat, VAT_RATE } from '@portal/schemas'
import { useEffect, useState } from 'react'
import { useI18n } from '../../app/context.ts'
import type { Wizard } from '../../data/wizard.ts'
import { classes } from '../../ui/classes.ts'

export interface OrderPanelProps<TStep extends string, TAnswers extends WizardAnswers> {
  wizard: Wizard<TStep, TAnswers>
  snapshot: WizardSnapshot<TStep, TAnswers>
  priceName: (type: string) => string
}

/** The running price list and its total, including VAT (S3, S9). */
export const OrderPanel = <TStep extends string, TAnswers extends WizardAnswers>({
  wizard: { select },
  snapshot,
  priceName,
}: OrderPanelProps<TStep, TAnswers>) => {
  const { t, formats } = useI18n()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(true), [])
  const prices = select.prices(snapshot)
  const total = select.total(snapshot)
  if (total === undefined) return <p className="text-sm text-ink-2">{t('wizard.order.none')}</p>
  const { vat } = splitVat(total)
  return (
    <>
      <dl className="grid gap-2.5 text-sm">
        {prices.map(({ type, price }) => {
          const name = priceName(type)
          const amount = price === 0 ? t('wizard.order.included') : formats.money(price)
          return <Line key={`${type} ${name} ${amount}`} name={name} amount={amount} isNew={isOpen} />
        })}
      </dl>
      <div aria-live="polite" aria-atomic="true" className="mt-3.5 border-t border-line pt-3.5">
        <p className="flex items-baseline justify-between gap-4 text-lg font-bold tabular-nums">
          <span>{t('wizard.order.total')}</span>
          <span>{formats.money(total)}</span>
        </p>
        <p className="mt-1 text-xs text-ink-3 tabular-nums">
          {t('wizard.order.vat', { rate: formats.percent(VAT_RATE), vat: formats.money(vat) })}
        </p>
      </div>
    </>
  )
}

interface LineProps {
  name: string
  amount: string
  /** It has come to an order that was in view: highlighted for a moment. */
  isNew: boolean
}

const Line = ({ name, amount, isNew }: LineProps) => {
  // As it was when it came: drawing it again does not end its moment.
  const [wasNew] = useState(isNew)
  return (
    <div
      className={classes('-mx-2 flex justify-between gap-4 rounded-control px-2', wasNew && 'animate-new')}
    >
      <dt className="min-w-0 text-ink-2">{name}</dt>
      <dd className="text-right tabular-nums">{amount}</dd>
    </div>
  )
}
