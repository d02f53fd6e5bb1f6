import { Check } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from './Button.tsx'

export interface CopyButtonProps {
  text: string
  label: ReactNode
  copiedLabel: string
}

const SHOWN_MS = 2000

export const CopyButton = ({ text, label, copiedLabel }: CopyButtonProps) => {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  return (
    <>
      <Button
        size="sm"
        {...(isCopied && { icon: Check })}
        onClick={() =>
          // Rejects without permission; `clipboard` is undefined in an insecure context. The text is on screen, so the
          // user can select it.
          void navigator.clipboard?.writeText(text).then(
            () => setCopied(true),
            () => undefined,
          )
        }
      >
        {isCopied ? copiedLabel : label}
      </Button>
      <output className="sr-only">{isCopied && copiedLabel}</output>
    </>
  )
}
