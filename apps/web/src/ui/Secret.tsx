import { Eye, EyeOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from './Button.tsx'

export interface SecretProps {
  /** Shown after the reveal. */
  children: ReactNode
  /** Shown before the reveal. */
  hidden: ReactNode
  words: {
    readonly show: string
    readonly hide: string
    /** Name of the value for screen readers, after `show` or `hide`. */
    readonly what: string
  }
}

/** Value that is hidden until revealed, because others may see the screen. */
export const Secret = ({ children, hidden, words }: SecretProps) => {
  const [isShown, setShown] = useState(false)
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <span aria-live="polite">{isShown ? children : hidden}</span>
      <Button
        variant="ghost"
        size="sm"
        icon={isShown ? EyeOff : Eye}
        className="-my-1 -mr-3.25"
        onClick={() => setShown(!isShown)}
      >
        {isShown ? words.hide : words.show}
        <span className="sr-only"> {words.what}</span>
      </Button>
    </span>
  )
}
