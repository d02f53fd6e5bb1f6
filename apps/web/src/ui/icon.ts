import type { ComponentType } from 'react'

/** What an icon component (lucide-react or our own) takes. It is decoration: the word beside it carries the meaning. */
export type Icon = ComponentType<{ size?: number | string; className?: string }>
