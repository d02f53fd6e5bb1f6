import { Plus, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useI18n } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { TextInput } from '../../ui/TextInput.tsx'

export interface PrintedChoiceProps {
  name: string
  label: string
  optional?: ReactNode
  error?: ReactNode
  value: readonly string[]
  onChoose: (value: readonly string[]) => void
}

/** Field for numbers printed on cards. A typed number counts immediately, so continuing without 'Add' loses nothing. */
export const PrintedChoice = ({ value, onChoose, ...rest }: PrintedChoiceProps) => {
  const { t } = useI18n()
  const [typing, setTyping] = useState({ typed: '', number: '' })
  // If the parent cleared the value, drop the typed number too.
  const isCleared = typing.number !== '' && !value.includes(typing.number)
  const typed = isCleared ? '' : typing.typed
  const added = value.filter((one) => one !== typing.number)
  const type = (text: string) => {
    const number = added.includes(text.trim()) ? '' : text.trim()
    onChoose(number === '' ? added : [...added, number])
    setTyping({ typed: text, number })
  }
  const add = () => setTyping({ typed: '', number: '' })
  return (
    <div>
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <div className="min-w-48 grow basis-48">
          <TextInput
            {...rest}
            hint={t('install.printed.hint')}
            autoComplete="off"
            maxLength={40}
            value={typed}
            onChange={({ target }) => type(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || typed.trim() === '') return
              // Enter would submit the surrounding form.
              event.preventDefault()
              add()
            }}
          />
        </div>
        <Button icon={Plus} size="lg" onClick={add} className="sm:mt-6.5">
          {t('install.printed.add')}
        </Button>
      </div>
      {added.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {added.map((one) => (
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
