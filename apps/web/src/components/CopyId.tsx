import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useI18n } from '../app/context.ts'

const SHOWN_MS = 2000

export interface CopyIdProps {
  id: string | undefined
  /** Set in a row that is a link; removes the button from the tab order. */
  inRow?: boolean
  /** True if the id is already visible; renders only the button. */
  isButtonOnly?: boolean
}

/** Selectable identifier with a copy button on hover and focus. */
export const CopyId = ({ id, inRow = false, isButtonOnly }: CopyIdProps) => {
  const { t } = useI18n()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  if (!id) return '–'
  const Shape = isCopied ? Check : Copy
  return (
    <span className="copy-id">
      {isButtonOnly || id}
      <button
        type="button"
        aria-label={t('faces.copyValue', { value: id })}
        tabIndex={inRow ? -1 : 0}
        onClick={() =>
          // Rejects without permission; `clipboard` is undefined in an insecure context. The text can still be
          // selected.
          void navigator.clipboard?.writeText(id).then(
            () => setCopied(true),
            () => undefined,
          )
        }
      >
        <Shape size={14} />
      </button>
      <output className="sr-only">{isCopied && t('faces.copied')}</output>
    </span>
  )
}
