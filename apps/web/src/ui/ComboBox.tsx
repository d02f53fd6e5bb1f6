import { Check, ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { classes } from './classes.ts'
import { CONTROL_LOOK } from './controlLook.ts'
import { Field, type FieldLabels } from './Field.tsx'

export interface ComboOption {
  readonly value: string
  readonly label: string
  /** Second line that distinguishes options with the same label. */
  readonly detail?: string | undefined
}

export interface ComboBoxProps extends FieldLabels {
  name?: string
  /** Matches of the last search. */
  options: readonly ComboOption[]
  value: string | undefined
  /** Label of the value, shown while nothing is typed. */
  valueLabel: string
  onChoose: (value: string) => void
  /** Called when typing pauses, and with an empty text on mount and when the list opens or closes. */
  onSearch: (text: string) => void
  isBusy?: boolean
  readOnly?: boolean
  placeholder?: string
  none: string
  /** True if the list overlays the content below instead of moving it, for fields side by side. */
  isOver?: boolean
}

const PAUSE_MS = 250
const NONE: readonly ComboOption[] = []

/** Search field for choosing from very many options. Arrow keys move, Enter chooses, and Escape restores the value. */
export const ComboBox = ({
  name,
  options,
  value,
  valueLabel,
  onChoose,
  onSearch,
  isBusy = false,
  readOnly = false,
  placeholder,
  none,
  isOver = false,
  ...labels
}: ComboBoxProps) => {
  const id = useId()
  const [text, setText] = useState<string>()
  const [active, setActive] = useState(0)
  const [searched, setSearched] = useState('')
  const isOpen = text !== undefined
  const query = text?.trim() ?? ''
  // Results of an earlier search must not be chosen.
  const isWaiting = isBusy || query !== searched
  const found = isWaiting ? NONE : options
  const search = useEffectEvent(() => {
    setSearched(query)
    onSearch(query)
  })
  useEffect(() => {
    const pause = setTimeout(search, text ? PAUSE_MS : 0)
    return () => clearTimeout(pause)
  }, [text])

  const open = () => {
    if (readOnly || isOpen) return
    setText('')
    setActive(0)
  }
  const close = () => setText(undefined)
  const choose = (option: ComboOption | undefined) => {
    if (!option) return
    onChoose(option.value)
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!isOpen) return open()
      const by = event.key === 'ArrowDown' ? 1 : -1
      setActive((at) => Math.max(0, Math.min(found.length - 1, at + by)))
    }
    if (event.key === 'Enter' && isOpen && !event.nativeEvent.isComposing) {
      event.preventDefault()
      choose(found[active])
    }
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }
  const activeOption = isOpen ? found[active] : undefined
  return (
    <Field {...labels}>
      {(control) => (
        <>
          <span className="relative block">
            <input
              {...control}
              name={name}
              type="text"
              role="combobox"
              aria-expanded={isOpen}
              aria-controls={`${id}-list`}
              aria-autocomplete="list"
              aria-activedescendant={activeOption && `${id}-${activeOption.value}`}
              autoComplete="off"
              spellCheck={false}
              maxLength={100}
              readOnly={readOnly}
              placeholder={isOpen && valueLabel !== '' ? valueLabel : placeholder}
              value={text ?? valueLabel}
              onClick={open}
              onBlur={close}
              onChange={({ target, nativeEvent }) => {
                // The first letter replaces the current label, as if it were selected.
                const typed = 'data' in nativeEvent ? nativeEvent.data : undefined
                setText(isOpen ? target.value : typeof typed === 'string' ? typed : target.value)
                setActive(0)
              }}
              onKeyDown={onKeyDown}
              className={classes(CONTROL_LOOK, 'pr-9')}
            />
            <ChevronDown
              size={18}
              className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-3"
            />
          </span>
          <div className={classes(isOver && 'relative z-20')}>
            <div className={classes(isOver && 'absolute inset-x-0 top-0')}>
              <div
                id={`${id}-list`}
                role="listbox"
                aria-label={typeof labels.label === 'string' ? labels.label : undefined}
                aria-busy={isWaiting}
                hidden={!isOpen || found.length === 0}
                className="mt-1 max-h-64 overflow-y-auto rounded-control border border-line bg-surface p-1 shadow-near"
              >
                {found.map((option, index) => (
                  <Option
                    key={option.value}
                    id={`${id}-${option.value}`}
                    option={option}
                    isActive={index === active}
                    isChosen={option.value === value}
                    onPoint={() => setActive(index)}
                    onChoose={() => choose(option)}
                  />
                ))}
              </div>
              <p role="status" className="mt-1 text-sm text-ink-3 empty:hidden">
                {isOpen && !isWaiting && found.length === 0 && none}
              </p>
            </div>
          </div>
        </>
      )}
    </Field>
  )
}

interface OptionProps {
  id: string
  option: ComboOption
  isActive: boolean
  isChosen: boolean
  onPoint: () => void
  onChoose: () => void
}

const Option = ({ id, option, isActive, isChosen, onPoint, onChoose }: OptionProps) => (
  // oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events -- the field keeps the focus and handles the keys
  <div
    id={id}
    role="option"
    aria-selected={isChosen}
    ref={(element) => {
      if (isActive) element?.scrollIntoView({ block: 'nearest' })
    }}
    // Keeps the focus in the field.
    onPointerDown={(event) => event.preventDefault()}
    onPointerMove={onPoint}
    onClick={onChoose}
    className={classes(
      'flex min-h-9 cursor-pointer items-center gap-2 rounded-control px-2.5 py-1.5 text-sm text-ink pointer-coarse:min-h-11',
      isActive && 'bg-accent-soft',
    )}
  >
    <span className="min-w-0 grow wrap-anywhere">
      {option.label}
      {option.detail && <span className="block text-xs text-ink-3">{option.detail}</span>}
    </span>
    {isChosen && <Check size={16} />}
  </div>
)
