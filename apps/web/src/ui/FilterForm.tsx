import { ListFilter, Search } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from './Button.tsx'
import { classes } from './classes.ts'
import { numberIn } from './number.ts'
import { Select } from './Select.tsx'
import { TextInput } from './TextInput.tsx'
import { useMediaQuery } from './useMediaQuery.ts'

export interface FilterOption {
  value: string
  label: string
}

export interface FilterField extends FilterOption {
  /** All that the field can be: then one of these is chosen, and the condition is that it is exactly this. */
  values?: readonly FilterOption[]
  /** It is compared as a number: the text is read as the language writes numbers. */
  isNumber?: boolean
  /** The operators that it can be compared by; without it all. */
  operators?: readonly string[]
  /** Says why a value cannot be looked for; nothing where it can. */
  refusal?: (operator: string, value: string) => string | undefined
}

export interface FilterFormProps {
  fields: readonly FilterField[]
  operators: readonly FilterOption[]
  /** The operator that a new condition begins with, and the one of fields with a choice of values. */
  operator: string
  exact: string
  onAdd: (condition: { field: string; operator: string; value: string }) => void
  /** Beside the search button. */
  actions?: ReactNode
  /** A search of all fields, before everything: the form is then folded at every width until it is asked for. */
  search?: ReactNode
  words: {
    /** On the button that opens the form where it is folded. */
    open: string
    field: string
    operator: string
    value: string
    choice: string
    /** In place of a choice until one is made: nothing is looked for yet. */
    choose: string
    hint: string
    search: string
  }
}

/**
 * One more condition for a table: field, operator and text or choice; those that hold already are `FilterChip`s. Folded
 * behind its button at medium widths and below (S9), unless a person opens it; open above that, unless a person folds it
 * or there is a search of all fields.
 */
export const FilterForm = (props: FilterFormProps) => {
  const { fields, operators, operator, exact, onAdd, actions, search, words } = props
  const [field, setField] = useState(fields[0]?.value ?? '')
  const [how, setHow] = useState(operator)
  const [value, setValue] = useState('')
  const [error, setError] = useState<string>()
  const isRoomy = useMediaQuery('(min-width: 64rem)')
  const [chosen, setChosen] = useState<boolean>()
  const isOpen = chosen ?? (isRoomy && !search)
  const id = useId()
  const {
    values,
    isNumber = false,
    operators: own,
    refusal,
  } = fields.find((one) => one.value === field) ?? {}
  const ways = own ? operators.filter((one) => own.includes(one.value)) : operators
  const way = ways.some((one) => one.value === how) ? how : (ways[0]?.value ?? how)
  const write = (next: string) => {
    setValue(next)
    setError(undefined)
  }
  const choose = (next: string) => {
    setField(next)
    write('')
  }
  const add = () => {
    const typed = value.trim()
    if (typed === '') return
    const number = isNumber ? numberIn(typed) : undefined
    const isRead = number !== undefined && !Number.isNaN(number)
    const condition = { field, operator: values ? exact : way, value: isRead ? String(number) : typed }
    const refused = refusal?.(condition.operator, condition.value)
    setError(refused)
    if (refused !== undefined) return
    onAdd(condition)
    setValue('')
  }
  return (
    <div className="flex flex-wrap items-end gap-2">
      {search}
      <Button
        className="max-sm:grow"
        size="lg"
        icon={ListFilter}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setChosen(!isOpen)}
      >
        {words.open}
      </Button>
      <form
        id={id}
        className={classes(
          'grow grid-cols-2 gap-2 sm:flex-wrap sm:items-end max-lg:order-last max-lg:basis-full',
          // Its fields get narrower before the tools need a line of their own.
          search ? 'order-last basis-full' : 'xl:min-w-[min(36rem,100%)] xl:basis-0 xl:flex-nowrap',
          isOpen ? 'grid sm:flex' : 'hidden',
        )}
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <Select
          label={words.field}
          value={field}
          options={fields}
          onChange={({ target }) => choose(target.value)}
        />
        {values ? (
          <Select
            label={words.choice}
            value={value}
            options={[{ value: '', label: words.choose }, ...values]}
            onChange={({ target }) => write(target.value)}
          />
        ) : (
          <>
            <Select
              label={words.operator}
              value={way}
              options={ways}
              onChange={({ target }) => {
                setHow(target.value)
                setError(undefined)
              }}
            />
            <div className="max-sm:col-span-2 sm:w-40 xl:min-w-32 xl:shrink-4 min-[85rem]:w-64">
              <TextInput
                label={words.value}
                type="search"
                {...(isNumber && { inputMode: 'decimal' })}
                autoComplete="off"
                placeholder={words.hint}
                value={value}
                error={error}
                onChange={({ target }) => write(target.value)}
              />
            </div>
          </>
        )}
        <Button type="submit" size="lg" icon={Search} className="shrink-0 max-sm:col-span-2">
          {words.search}
        </Button>
      </form>
      {actions}
    </div>
  )
}
