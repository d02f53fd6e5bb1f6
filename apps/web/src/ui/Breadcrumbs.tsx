import { ChevronRight } from 'lucide-react'
import { Anchor } from './Anchor.tsx'

export interface Crumb {
  label: string
  /** Undefined for the current page. */
  href?: string
}

export const Breadcrumbs = ({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) => (
  <nav aria-label={label} className="mb-1.5">
    <ol className="flex flex-wrap items-center gap-1 text-xs text-ink-3">
      {crumbs.map((crumb, index) => (
        <li key={crumb.label} className="flex min-w-0 items-center gap-1 wrap-anywhere">
          {index > 0 && <ChevronRight size={14} className="shrink-0" />}
          {crumb.href ? (
            <Anchor
              href={crumb.href}
              className="inline-flex min-h-6 items-center rounded-xs hover:text-ink hover:underline pointer-coarse:min-h-11"
            >
              {crumb.label}
            </Anchor>
          ) : (
            <span aria-current="page" className="inline-flex min-h-6 items-center">
              {crumb.label}
            </span>
          )}
        </li>
      ))}
    </ol>
  </nav>
)
