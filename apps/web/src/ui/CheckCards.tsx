import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import { GroupError } from './GroupError.tsx'

export interface CheckCard<Name extends string> {
  readonly name: Name
  readonly title: ReactNode
  readonly help?: ReactNode
  readonly checked: boolean
}

export interface CheckCardsProps<Name extends string> {
  /** Name of the group, for screen readers only. */
  legend: string
  cards: readonly CheckCard<Name>[]
  error?: ReactNode
  onChange: (name: Name, checked: boolean) => void
  onBlur?: (name: Name) => void
}

/** Checkboxes with a line of help each; the whole row is clickable. */
export const CheckCards = <Name extends string>({
  legend,
  cards,
  error,
  onChange,
  onBlur,
}: CheckCardsProps<Name>) => {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-note` : undefined} className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="grid gap-3">
        {cards.map(({ name, title, help, checked }) => (
          <label
            key={name}
            className={classes(
              'relative flex cursor-pointer items-start gap-3.5 rounded-card border bg-surface p-4 transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              checked ? 'border-accent ring-1 ring-accent' : 'hover:border-line-control',
              !checked && (error ? 'border-err' : 'border-line-strong'),
            )}
          >
            <input
              type="checkbox"
              name={name}
              checked={checked}
              onChange={({ target }) => onChange(name, target.checked)}
              onBlur={() => onBlur?.(name)}
              aria-labelledby={`${id}-${name}`}
              aria-describedby={help === undefined ? undefined : `${id}-${name}-help`}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            <span
              aria-hidden="true"
              className={classes(
                'mt-px inline-flex size-5.5 shrink-0 items-center justify-center rounded-xs border',
                checked ? 'border-accent bg-accent text-on-accent' : 'border-line-control bg-surface',
              )}
            >
              {checked && <Check size={14} strokeWidth={2.5} />}
            </span>
            <span className="min-w-0">
              <span id={`${id}-${name}`} className="block text-base font-semibold">
                {title}
              </span>
              {help !== undefined && (
                <span id={`${id}-${name}-help`} className="block text-sm text-pretty text-ink-2">
                  {help}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      <GroupError id={`${id}-note`}>{error}</GroupError>
    </fieldset>
  )
}
