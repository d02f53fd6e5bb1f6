import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useI18n } from '../app/context.ts'

const SHOWN_MS = 2000

export interface CopyIdProps {
  /** What identifies something: a number that people write down or send to others. */
  id: string | undefined
  /** In a row that is a link: above it, and no further stop of the keyboard. */
  inRow?: boolean
  /** It is in sight right before this: only the button is left. */
  isSaid?: boolean
}

/** An identifier that can be selected, and copied by the button that hover and focus show. */
export const CopyId = ({ id, inRow = false, isSaid }: CopyIdProps) => {
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
      {isSaid || id}
      <button
        type="button"
        aria-label={t('faces.copyValue', { value: id })}
        tabIndex={inRow ? -1 : 0}
        onClick={() =>
          // Refused without permission or a secure context: the text itself can be selected.
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
