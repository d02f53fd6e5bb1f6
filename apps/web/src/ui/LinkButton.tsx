import type { ReactNode } from 'react'
import { Anchor, type AnchorProps } from './Anchor.tsx'
import { type ButtonSize, type ButtonVariant, buttonLook } from './buttonLook.ts'
import type { Icon } from './icon.ts'

export interface LinkButtonProps extends AnchorProps {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: Icon
  children: ReactNode
}

/** Link that looks like a button. Like any link, it can be opened in a new tab. */
export const LinkButton = ({
  variant = 'secondary',
  size = 'md',
  icon: Icon,
  className,
  children,
  ...rest
}: LinkButtonProps) => (
  <Anchor {...rest} className={buttonLook(variant, size, className)}>
    {Icon && <Icon size={size === 'sm' ? 16 : 18} />}
    {children}
  </Anchor>
)
