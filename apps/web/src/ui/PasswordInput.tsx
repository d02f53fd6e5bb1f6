import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { TextInput, type TextInputProps } from './TextInput.tsx'

export interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'aside'> {
  /** Accessible name of the button while the password is hidden. */
  showLabel: string
  /** Accessible name of the button while the password is shown. */
  hideLabel: string
}

export const PasswordInput = ({ showLabel, hideLabel, ...rest }: PasswordInputProps) => {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <TextInput
      spellCheck={false}
      autoCapitalize="none"
      autoCorrect="off"
      {...rest}
      type={isShown ? 'text' : 'password'}
      className="pr-12"
      aside={
        <button
          type="button"
          aria-label={isShown ? hideLabel : showLabel}
          onClick={() => setShown(!isShown)}
          className="-mr-2 inline-flex size-8 items-center justify-center rounded-control text-ink-3 hover:bg-sunken hover:text-ink pointer-coarse:size-11"
        >
          <Icon size={18} />
        </button>
      }
    />
  )
}
