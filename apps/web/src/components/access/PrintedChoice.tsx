import { Plus, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useI18n } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { TextInput } from '../../ui/TextInput.tsx'

export interface PrintedChoiceProps {
  name: string
  label: string
  /** 'optional', beside the label. */
  optional?: ReactNode
  error?: ReactNode
  value: readonly string[]
  onChoose: (value: readonly string[]) => void
}

/** Numbers that are printed on cards, one after the other. */
export const PrintedChoice = ({ value, onChoose, ...rest }: PrintedChoiceProps) => {
  const { t } = useI18n()
  const [typed, setTyped] = useState('')
  const number = typed.trim()
  const add = () => {
    if (number !== '' && !value.includes(number)) onChoose([...value, number])
    setTyped('')
  }
  return (
    <div>
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <div className="min-w-48 grow">
          <TextInput
            {...rest}
            hint={t('install.printed.hint')}
            autoComplete="off"
            maxLength={40}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || number === '') return
              // It would send the form around it.
              event.preventDefault()
              add()
            }}
          />
        </div>
        <Button icon={Plus} size="lg" onClick={add} className="sm:mt-6.5">
          {t('install.printed.add')}
        </Button>
      </div>
      {value.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {value.map((one) => (
            <li
              key={one}
              className="flex items-center gap-1 rounded-control border border-line-strong bg-surface pl-3 text-sm tabular-nums"
            >
              {one}
              <IconButton
                label={t('install.printed.remove', { number: one })}
                icon={X}
                onClick={() => onChoose(value.filter((other) => other !== one))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
