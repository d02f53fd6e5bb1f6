import type { ComponentType } from 'react'

/** Icon component (lucide-react or our own). Decorative, because the text beside it carries the meaning. */
export type Icon = ComponentType<{ size?: number | string; className?: string }>
