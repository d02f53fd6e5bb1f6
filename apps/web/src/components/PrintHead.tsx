import { MINUTE_MS } from '@portal/schemas'
import { useConfig, useI18n } from '../app/context.ts'
import { useNow } from '../data/useNow.ts'
import { Logo } from '../ui/Logo.tsx'

/** Header shown only on printouts: product, support address, print time and title. */
export const PrintHead = ({ title }: { title: string }) => {
  const { formats } = useI18n()
  const { productName, support } = useConfig()
  const now = useNow(MINUTE_MS)
  return (
    <div aria-hidden="true" className="mb-5 hidden border-b border-line pb-3 print:block">
      <div className="flex items-center justify-between gap-4">
        <p className="flex items-center gap-2.5 text-lg font-semibold">
          <Logo />
          {productName}
        </p>
        <p className="text-xs text-ink-2">
          {support.email} · {formats.dateTime(now)}
        </p>
      </div>
      <p className="mt-3 text-base font-semibold">{title}</p>
    </div>
  )
}
