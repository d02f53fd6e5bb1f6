import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import { GroupError } from './GroupError.tsx'

export interface RadioCard<Value extends string> {
  readonly value: Value
  readonly title: ReactNode
  readonly help?: ReactNode
  readonly price?: ReactNode
  readonly picture?: ReactNode
}

export interface RadioCardsProps<Value extends string> {
  name: string
  /** Name of the group, for screen readers; visible with `showLegend`. */
  legend: string
  showLegend?: boolean
  cards: readonly RadioCard<Value>[]
  value: Value | undefined
  error?: ReactNode
  onChange: (value: Value) => void
  onBlur?: () => void
}

/**
 * Radio group of cards with picture, price and a line of help. Arrow keys choose the next or previous card, Space
 * chooses the focused one, and Enter submits the form. On a phone, the cards are rows.
 */
export const RadioCards = <Value extends string>({
  name,
  legend,
  showLegend = false,
  cards,
  value,
  error,
  onChange,
  onBlur,
}: RadioCardsProps<Value>) => {
  const id = useId()
  const hasPictures = cards.some(({ picture }) => picture !== undefined)
  return (
    <fieldset aria-describedby={error ? `${id}-note` : undefined} className="@container min-w-0">
      <legend className={showLegend ? 'mb-1.5 block text-sm font-semibold' : 'sr-only'}>{legend}</legend>
      <div
        className={classes(
          'grid gap-3',
          hasPictures ? '@min-[26rem]:grid-cols-2 @min-[36rem]:gap-4' : '@min-[30rem]:grid-cols-2',
          // Four cards without pictures stay in two columns, so none is alone in the last row.
          (hasPictures ? cards.length > 2 : cards.length === 3) && '@min-[38rem]:grid-cols-3',
        )}
      >
        {cards.map((card) => (
          <Card
            key={card.value}
            {...card}
            id={`${id}-${card.value}`}
            name={name}
            isChosen={card.value === value}
            isWrong={Boolean(error)}
            onChange={() => onChange(card.value)}
            onBlur={onBlur}
          />
        ))}
      </div>
      <GroupError id={`${id}-note`}>{error}</GroupError>
    </fieldset>
  )
}

interface CardProps extends RadioCard<string> {
  id: string
  name: string
  isChosen: boolean
  isWrong: boolean
  onChange: () => void
  onBlur: (() => void) | undefined
}

const Card = ({
  id,
  name,
  value,
  title,
  help,
  price,
  picture,
  isChosen,
  isWrong,
  onChange,
  onBlur,
}: CardProps) => (
  <label
    className={classes(
      'group relative flex cursor-pointer overflow-hidden rounded-card border bg-surface transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
      picture !== undefined && 'min-h-22 @min-[26rem]:flex-col',
      isChosen ? 'border-accent ring-1 ring-accent' : 'hover:border-line-control',
      !isChosen && (isWrong ? 'border-err' : 'border-line-strong'),
    )}
  >
    <input
      type="radio"
      name={name}
      value={value}
      checked={isChosen}
      onChange={onChange}
      onBlur={onBlur}
      aria-labelledby={`${id}-title${price === undefined ? '' : ` ${id}-price`}`}
      aria-describedby={help === undefined ? undefined : `${id}-help`}
      className="absolute inset-0 cursor-pointer appearance-none outline-none"
    />
    {picture !== undefined && (
      <span className="flex w-22 shrink-0 items-center justify-center bg-sunken p-2 @min-[26rem]:h-32 @min-[26rem]:w-full @min-[26rem]:border-b @min-[26rem]:border-line @min-[26rem]:p-3">
        {picture}
      </span>
    )}
    <span className="flex min-w-0 grow flex-col gap-0.5 p-3.5 pr-11 @min-[26rem]:p-4 @min-[26rem]:pr-4">
      <span
        id={`${id}-title`}
        className={classes('text-base font-semibold', picture === undefined && '@min-[26rem]:pr-8')}
      >
        {title}
      </span>
      {help !== undefined && (
        <span id={`${id}-help`} className="text-sm text-pretty text-ink-2">
          {help}
        </span>
      )}
      {price !== undefined && (
        <span id={`${id}-price`} className="mt-auto pt-1.5 text-sm font-semibold tabular-nums">
          {price}
        </span>
      )}
    </span>
    <span
      aria-hidden="true"
      className={classes(
        'absolute top-3 right-3 inline-flex size-5.5 items-center justify-center rounded-full border',
        isChosen ? 'border-accent bg-accent text-on-accent' : 'border-line-control bg-surface',
      )}
    >
      {isChosen && <Check size={14} strokeWidth={2.5} />}
    </span>
  </label>
)
