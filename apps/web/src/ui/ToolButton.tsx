import { classes } from './classes.ts'
import { IconButton, type IconButtonProps } from './IconButton.tsx'

/** Icon button for list tools, as tall as the fields beside it. Without labels, all fit on one line on a phone. */
export const ToolButton = ({ className, ...props }: Omit<IconButtonProps, 'variant'>) => (
  <IconButton
    {...props}
    variant="outlined"
    className={classes('size-10.5 pointer-coarse:size-11', className)}
  />
)
