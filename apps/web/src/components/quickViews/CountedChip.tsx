import { type ReactNode, useId } from 'react'
import { useI18n } from '../../app/context.ts'
import { ChipLink, type ChipLinkProps, ChipLinks } from '../../ui/ChipLinks.tsx'

/** Row of quick views above a list; scrolls horizontally on a phone. */
export const QuickRow = ({ children }: { children: ReactNode }) => {
  const { t } = useI18n()
  return (
    <div className="min-w-0 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-0.5 max-sm:whitespace-nowrap max-sm:[&_ul]:flex-nowrap">
      <ChipLinks label={t('record.quick')}>{children}</ChipLinks>
    </div>
  )
}

export interface CountedChipProps extends Pick<ChipLinkProps, 'href' | 'isCurrent' | 'onShow'> {
  label: string
  /** Number of rows; undefined while loading or if it cannot be read. */
  count: number | undefined
}

/** Quick view with its number of rows; screen readers also get the unit. */
export const CountedChip = ({ label, count, ...rest }: CountedChipProps) => {
  const { t, formats } = useI18n()
  const id = useId()
  return (
    <ChipLink {...rest} describedBy={count === undefined ? undefined : id}>
      {label}{' '}
      {count !== undefined && (
        <>
          <span aria-hidden className="tabular-nums">
            {formats.count(count)}
          </span>
          <span id={id} hidden>
            {t('record.quick.count', { count })}
          </span>
        </>
      )}
    </ChipLink>
  )
}
