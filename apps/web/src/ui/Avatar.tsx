import { classes } from './classes.ts'

const initialsOf = (name: string) => {
  const words = name.split(/[\s.@_-]+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word = '') => [...word][0]?.toUpperCase() ?? '')
    .join('')
}

/** Initials of a person. Decorative: placed beside or inside an element that names the person. */
export const Avatar = ({ name, size = 'md' }: { name: string; size?: 'sm' | 'md' | 'lg' }) => (
  <span
    aria-hidden="true"
    // Rendered by CSS, so the initials are not part of the accessible name.
    data-initials={initialsOf(name)}
    className={classes(
      'avatar before:content-[attr(data-initials)]',
      { sm: 'size-7 text-2xs', md: 'size-8.5 text-xs', lg: 'size-12 text-base' }[size],
    )}
  />
)
