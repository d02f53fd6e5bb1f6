import { classes } from './classes.ts'
import { IconButton, type IconButtonProps } from './IconButton.tsx'

/** A tool of a list, as high as the fields beside it: an icon alone, so that all of them fit on one line of a phone. */
export const ToolButton = ({ className, ...props }: Omit<IconButtonProps, 'variant'>) => (
  <IconButton
    {...props}
    variant="outlined"
    className={classes('size-10.5 pointer-coarse:size-11', className)}
  />
)
