import type { ReactNode } from 'react'
import { Anchor, type AnchorProps } from './Anchor.tsx'
import { classes } from './classes.ts'

export const TopBarTab = ({
  current,
  children,
  ...rest
}: AnchorProps & { current: boolean; children: ReactNode }) => (
  <Anchor
    {...rest}
    aria-current={current ? 'page' : undefined}
    className={classes(
      'bar-tab',
      current
        ? 'font-semibold text-bar-ink after:bg-bar-accent'
        : 'text-bar-ink-2 after:bg-transparent hover:text-bar-ink hover:after:bg-bar-line',
    )}
  >
    {children}
  </Anchor>
)
