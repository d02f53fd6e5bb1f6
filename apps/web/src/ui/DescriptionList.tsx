import type { ReactNode } from 'react'

/** Facts about one thing, in a `Card` with `padded={false}`; holds `KeyValue`s. */
export const DescriptionList = ({ children }: { children: ReactNode }) => (
  <dl className="pb-1.5 text-sm">{children}</dl>
)
