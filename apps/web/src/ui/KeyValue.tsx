import type { ReactNode } from 'react'
import type { Icon } from './icon.ts'

/** A name and its value on one line, inside a `DescriptionList`. */
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
    <dt className="flex items-center gap-3 text-ink-3">
      {Icon && <Icon size={18} />}
      {name}
    </dt>
    <dd className="ml-auto min-w-0 text-right font-medium wrap-anywhere text-ink tabular-nums">{children}</dd>
  </div>
)
