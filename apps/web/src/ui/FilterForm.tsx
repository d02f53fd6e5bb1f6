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
  /** Complete list of values; the user chooses one, and the condition is equality. */
  values?: readonly FilterOption[]
  /** Set for numbers, which are parsed in the page language. */
  isNumber?: boolean
  operators?: readonly string[]
  /** Returns an error text if the value cannot be used. */
  refusal?: (operator: string, value: string) => string | undefined
}

export interface FilterFormProps {
  fields: readonly FilterField[]
  operators: readonly FilterOption[]
  /** Initial operator for typed values; a field with a list of values uses `exact`. */
  operator: string
  exact: string
  onAdd: (condition: { field: string; operator: string; value: string }) => void
  actions?: ReactNode
  /** Search over all fields, shown before the form. The form then starts collapsed at every width. */
  search?: ReactNode
  words: {
    /** Label of the button that opens the collapsed form. */
    open: string
    field: string
    operator: string
    value: string
    choice: string
    /** Placeholder of a choice; no condition is added while it is selected. */
    choose: string
    hint: string
    search: string
  }
}

/**
 * Form that adds a filter condition: field, operator and text or choice; active conditions are `FilterChip`s. It starts
 * collapsed at medium widths and below (S9) or beside a search over all fields, and open otherwise; the button
 * overrides that.
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
          // The fields of the form shrink before the tools wrap to a new line.
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
