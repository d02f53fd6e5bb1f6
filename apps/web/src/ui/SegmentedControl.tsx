import { type ReactNode, useId } from 'react'

export interface SegmentedOption<Value extends string> {
  value: Value
  label: ReactNode
}

export interface SegmentedControlProps<Value extends string> {
  label: string
  options: readonly SegmentedOption<Value>[]
  value: Value
  onChange: (value: Value) => void
  disabled?: boolean
}

export const SegmentedControl = <Value extends string>({
  label,
  options,
  value,
  onChange,
  disabled = false,
}: SegmentedControlProps<Value>) => {
  const name = useId()
  return (
    <fieldset className="segments" disabled={disabled}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="segment">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-[5px] outline-none"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
