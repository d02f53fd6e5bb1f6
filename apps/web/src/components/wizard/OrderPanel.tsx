import type { WizardAnswers, WizardSnapshot } from '@portal/machines'
import { splitVat, VAT_RATE } from '@portal/schemas'
import { useState } from 'react'
import { useI18n } from '../../app/context.ts'
import type { Wizard } from '../../data/wizard.ts'
import { classes } from '../../ui/classes.ts'
import type { OrderLine } from './look.ts'

export interface OrderPanelProps<TStep extends string, TAnswers extends WizardAnswers> {
  wizard: Wizard<TStep, TAnswers>
  snapshot: WizardSnapshot<TStep, TAnswers>
  priceName: (type: string) => string
  monthly: OrderLine | undefined
}

/** Running price list with its total, including VAT (S3, S9). */
export const OrderPanel = <TStep extends string, TAnswers extends WizardAnswers>({
  wizard: { select },
  snapshot,
  priceName,
  monthly,
}: OrderPanelProps<TStep, TAnswers>) => {
  const { t, formats } = useI18n()
  const lines = select.prices(snapshot).map(({ type, price }) => {
    const name = priceName(type)
    const amount = price === 0 ? t('wizard.order.included') : formats.money(price)
    return { key: `${type} ${name} ${amount}`, name, amount }
  })
  const [first] = useState(() => new Set(lines.map(({ key }) => key)))
  const total = select.total(snapshot)
  if (total === undefined) return <p className="text-sm text-ink-2">{t('wizard.order.none')}</p>
  const { vat } = splitVat(total)
  return (
    <>
      <dl className="grid gap-2.5 text-sm">
        {lines.map(({ key, name, amount }) => (
          <Line key={key} name={name} amount={amount} isNew={!first.has(key)} />
        ))}
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
      {monthly && (
        <dl className="mt-3.5 border-t border-line pt-3.5 text-sm">
          <Line {...monthly} isNew={false} />
        </dl>
      )}
    </>
  )
}

interface LineProps {
  name: string
  amount: string
  /** True if the line was added or changed while the order was visible; it is highlighted briefly. */
  isNew: boolean
}

const Line = ({ name, amount, isNew }: LineProps) => (
  <div className={classes('-mx-2 flex justify-between gap-4 rounded-control px-2', isNew && 'animate-new')}>
    <dt className="min-w-0 text-ink-2">{name}</dt>
    <dd className="text-right tabular-nums">{amount}</dd>
  </div>
)
