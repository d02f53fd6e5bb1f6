const ELLIPSIS = '…'

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Cuts a text after `most` graphemes and adds an ellipsis. Never splits an emoji or an accented letter. */
export const cutText = (text: string, most: number): string => {
  // A grapheme has at least one code unit, so a text this short has at most `most` graphemes.
  if (text.length <= most) return text
  let count = 0
  for (const { index } of graphemes.segment(text)) {
    if (count === most) return text.slice(0, index).trimEnd() + ELLIPSIS
    count += 1
  }
  return text
}
