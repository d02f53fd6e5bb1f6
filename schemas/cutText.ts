const ELLIPSIS = '…'

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** At most so many characters as a person counts them, and an ellipsis if there are more: no emoji or accent is cut in two. */
export const cutText = (text: string, most: number): string => {
  // No character is shorter than one code unit.
  if (text.length <= most) return text
  let count = 0
  for (const { index } of graphemes.segment(text)) {
    if (count === most) return text.slice(0, index).trimEnd() + ELLIPSIS
    count += 1
  }
  return text
}
