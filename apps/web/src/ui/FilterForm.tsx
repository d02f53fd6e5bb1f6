import { Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from './Button.tsx'
import { Select } from './Select.tsx'
import { TextInput } from './TextInput.tsx'

export interface FilterOption {
  value: string
  label: string
}

export interface FilterField extends FilterOption {
  /** All that the field can be: then one of these is chosen, and the condition is that it is exactly this. */
  values?: readonly FilterOption[]
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
  words: { field: string; operator: string; value: string; choice: string; hint: string; search: string }
}

/** One more condition for a table: field, operator and text or choice; those that hold already are `FilterChip`s. */
export const FilterForm = (props: FilterFormProps) => {
  const { fields, operators, operator, exact, onAdd, actions, words } = props
  const [field, setField] = useState(fields[0]?.value ?? '')
  const [how, setHow] = useState(operator)
  const [value, setValue] = useState('')
  const values = fields.find((one) => one.value === field)?.values
  const hidden = (label: string) => <span className="sr-only">{label}</span>
  const choose = (next: string) => {
    setField(next)
    setValue(fields.find((one) => one.value === next)?.values?.[0]?.value ?? '')
  }
  return (
    <form
      className="grid grow grid-cols-2 gap-2 sm:flex sm:flex-wrap sm:items-end"
      onSubmit={(event) => {
        event.preventDefault()
        if (value.trim() === '') return
        onAdd({ field, operator: values ? exact : how, value: value.trim() })
        if (!values) setValue('')
      }}
    >
      <Select
        label={hidden(words.field)}
        value={field}
        options={fields}
        onChange={({ target }) => choose(target.value)}
      />
      {values ? (
        <Select
          label={hidden(words.choice)}
          value={value}
          options={values}
          onChange={({ target }) => setValue(target.value)}
        />
      ) : (
        <>
          <Select
            label={hidden(words.operator)}
            value={how}
            options={operators}
            onChange={({ target }) => setHow(target.value)}
          />
          <div className="max-sm:col-span-2 sm:w-64">
            <TextInput
              label={hidden(words.value)}
              type="search"
              autoComplete="off"
              placeholder={words.hint}
              value={value}
              onChange={({ target }) => setValue(target.value)}
            />
          </div>
        </>
      )}
      <Button type="submit" size="lg" icon={Search}>
        {words.search}
      </Button>
      {actions}
    </form>
  )
}
