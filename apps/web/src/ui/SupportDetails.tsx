import { ChevronRight } from 'lucide-react'
import { CopyButton } from './CopyButton.tsx'

export interface SupportDetailsProps {
  summary: string
  text: string
  copyLabel: string
  copiedLabel: string
}

export const SupportDetails = ({ summary, text, copyLabel, copiedLabel }: SupportDetailsProps) => (
  <details className="group w-full text-left text-xs">
    <summary className="support-summary">
      <ChevronRight size={14} className="transition-transform duration-150 group-open:rotate-90" />
      {summary}
    </summary>
    <div className="mt-2 rounded-control border border-line bg-sunken p-3">
      <pre className="mb-3 font-sans wrap-anywhere whitespace-pre-wrap text-ink-2 tabular-nums">{text}</pre>
      <CopyButton text={text} label={copyLabel} copiedLabel={copiedLabel} />
    </div>
  </details>
)
