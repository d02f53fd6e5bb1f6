import type { ReactNode } from 'react'

/** True unless the value is a text without digits, such as '–', which gets no unit. */
export const hasFigure = (value: ReactNode): boolean => typeof value !== 'string' || /\d/.test(value)

/** Large number with unit and label; place several in a `MeasureRow`. */
export const Measure = ({ label, value, unit }: { label: ReactNode; value: ReactNode; unit?: ReactNode }) => (
  <div className="flex flex-col-reverse justify-end">
    <dt className="text-xs text-ink-3">{label}</dt>
    <dd className="measure-value">
      {value}
      {unit !== undefined && hasFigure(value) && (
        <span className="ml-1.5 text-sm font-medium tracking-normal text-ink-2">{unit}</span>
      )}
    </dd>
  </div>
)
