import { Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from './Button.tsx'
import { Select } from './Select.tsx'
import { TextInput } from './TextInput.tsx'

export interface FilterOption {
  value: string
  label: string
}

export interface FilterFormProps {
  fields: readonly FilterOption[]
  operators: readonly FilterOption[]
  /** The operator that a new condition begins with. */
  operator: string
  onAdd: (condition: { field: string; operator: string; value: string }) => void
  /** Beside the search button. */
  actions?: ReactNode
  words: { field: string; operator: string; value: string; hint: string; search: string }
}

/** One more condition for a table: field, operator and text; those that hold already are `FilterChip`s. */
export const FilterForm = ({ fields, operators, operator, onAdd, actions, words }: FilterFormProps) => {
  const [field, setField] = useState(fields[0]?.value ?? '')
  const [how, setHow] = useState(operator)
  const [value, setValue] = useState('')
  const hidden = (label: string) => <span className="sr-only">{label}</span>
  return (
    <form
      className="grid grow grid-cols-2 gap-2 sm:flex sm:flex-wrap sm:items-end"
      onSubmit={(event) => {
        event.preventDefault()
        if (value.trim() === '') return
        onAdd({ field, operator: how, value: value.trim() })
        setValue('')
      }}
    >
      <Select
        label={hidden(words.field)}
        value={field}
        options={fields}
        onChange={({ target }) => setField(target.value)}
      />
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
      <Button type="submit" size="lg" icon={Search}>
        {words.search}
      </Button>
      {actions}
    </form>
  )
}
