import { FILTER_OPERATORS, type Filter } from '@portal/schemas'
import { RotateCw } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useI18n } from '../app/context.ts'
import { Button } from '../ui/Button.tsx'
import { FilterChip } from '../ui/FilterChip.tsx'
import { type FilterField, FilterForm } from '../ui/FilterForm.tsx'
import { numberText } from '../ui/number.ts'
import { ToolButton } from '../ui/ToolButton.tsx'

export interface TableFiltersProps {
  filterFields: readonly FilterField[]
  filters: readonly Filter[]
  onChange: (filters: readonly Filter[]) => void
  onReload: () => void
  age?: ReactNode
  tools: ReactNode
  /** Search over all fields, shown before the form, which then starts collapsed. */
  search?: ReactNode
}

/** Active conditions, each with a remove button, and the form that adds one (S5). */
export const TableFilters = ({
  filterFields,
  filters,
  onChange,
  onReload,
  age,
  tools,
  search,
}: TableFiltersProps) => {
  const { t } = useI18n()
  /**
   * Formats a condition in words. Omits the operator 'Is Exact' if the field has a fixed list that contains the value.
   */
  const inWords = ({ field, operator, value }: Filter) => {
    const { label = field, values, isNumber } = filterFields.find((one) => one.value === field) ?? {}
    const choice = operator === 'EX' ? values?.find((one) => one.value === value)?.label : undefined
    return {
      field: label,
      value: choice ?? (isNumber ? numberText(Number(value)) : value),
      ...(!choice && { operator: t(`table.operator.${operator}`) }),
    }
  }
  const box = useRef<HTMLDivElement>(null)
  /**
   * Moves the focus before the focused button is removed: to the next condition, the previous one, or the filter
   * button.
   */
  const focusBeside = (index: number) => {
    const chips = [...(box.current?.querySelectorAll<HTMLElement>('li[data-chip] button') ?? [])]
    const beside = chips[index + 1] ?? chips[index - 1]
    ;(beside ?? box.current?.querySelector<HTMLElement>('button[aria-expanded]'))?.focus()
  }
  const remove = (index: number) => {
    focusBeside(index)
    onChange(filters.filter((_, other) => other !== index))
  }
  return (
    <div ref={box} className="mb-3">
      <search>
        <FilterForm
          search={search}
          fields={filterFields}
          operators={FILTER_OPERATORS.map((operator) => ({
            value: operator,
            label: t(`table.operator.${operator}`),
          }))}
          operator="CO"
          exact="EX"
          actions={
            <div className="ml-auto flex items-center gap-2 max-sm:contents">
              {age}
              <ToolButton icon={RotateCw} label={t('table.refresh')} onClick={onReload} />
              {tools}
            </div>
          }
          onAdd={({ field, operator, value }) => {
            const knownOperator = FILTER_OPERATORS.find((one) => one === operator)
            const isThere = filters.some(
              (one) => one.field === field && one.operator === knownOperator && one.value === value,
            )
            if (knownOperator && !isThere) onChange([...filters, { field, operator: knownOperator, value }])
          }}
          words={{
            open: t('table.filter'),
            field: t('table.field'),
            operator: t('table.operator'),
            value: t('table.value'),
            choice: t('table.choice'),
            choose: t('table.choose'),
            hint: t('table.hint'),
            search: t('common.search'),
          }}
        />
      </search>
      {filters.length > 0 && (
        <ul aria-label={t('table.filters')} className="mt-2.5 flex flex-wrap items-center gap-2">
          {filters.map((filter, index) => {
            const words = inWords(filter)
            return (
              <li key={filter.id} data-chip className="min-w-0">
                <FilterChip
                  {...words}
                  removeLabel={t('table.remove', words)}
                  onRemove={() => remove(index)}
                />
              </li>
            )
          })}
          <li>
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                focusBeside(Number.NaN)
                onChange([])
              }}
            >
              {t('table.clear')}
            </Button>
          </li>
        </ul>
      )}
    </div>
  )
}
