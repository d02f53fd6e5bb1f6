import type { ReactNode } from 'react'
import { useI18n } from '../../app/context.ts'
import { classes } from '../../ui/classes.ts'

export interface LegendKey {
  readonly id: string
  readonly name: string
  /** Fill of the swatch; undefined for the previous period, which is a line. */
  readonly fill: string | undefined
  readonly isOn: boolean
  /** Undefined for the only series of the current period. */
  readonly onToggle?: () => void
}

const KEY =
  'relative inline-flex min-h-8 max-w-full items-center gap-2 text-xs font-medium pointer-coarse:min-h-11'

export const ReportLegend = ({ keys }: { keys: readonly LegendKey[] }) => {
  const { t } = useI18n()
  return (
    <ul aria-label={t('reports.legend')} className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
      {keys.map(({ id, name, fill, isOn, onToggle }) => (
        <li
          key={id}
          className={classes(
            KEY,
            isOn ? 'text-ink-2' : 'text-ink-3 line-through',
            onToggle && 'hover:text-ink',
          )}
        >
          <Swatch fill={fill} />
          {/* The label is outside the button, because buttons are not printed. */}
          <Words isSpoken={onToggle === undefined}>{name}</Words>
          {onToggle && (
            <button
              type="button"
              aria-pressed={isOn}
              aria-label={name}
              onClick={onToggle}
              className="absolute inset-0 cursor-pointer rounded-control"
            />
          )}
        </li>
      ))}
    </ul>
  )
}

const Words = ({ isSpoken, children }: { isSpoken: boolean; children: ReactNode }) => (
  <span className="truncate" aria-hidden={!isSpoken}>
    {children}
  </span>
)

const Swatch = ({ fill }: { fill: string | undefined }) => (
  <svg aria-hidden="true" width={16} height={14} className="shrink-0 text-ink-3">
    {fill === undefined ? (
      <rect y={6} width={16} height={2} fill="currentColor" />
    ) : (
      <rect width={14} height={14} rx={2} fill={fill} />
    )}
  </svg>
)
