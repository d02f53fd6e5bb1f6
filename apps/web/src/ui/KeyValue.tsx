import type { ReactNode } from 'react'
import type { Icon } from './icon.ts'

/** Name and value on one line of a `DescriptionList`. */
export const KeyValue = ({
  name,
  icon: Icon,
  children,
}: {
  name: ReactNode
  icon?: Icon
  children: ReactNode
}) => (
  <div className="key-value">
    <dt className="flex max-w-full items-center gap-3 text-ink-3">
      {Icon && <Icon size={18} />}
      <span className="min-w-0 wrap-break-word">{name}</span>
    </dt>
    <dd className="ml-auto min-w-0 text-right font-medium wrap-anywhere text-ink tabular-nums">{children}</dd>
  </div>
)
