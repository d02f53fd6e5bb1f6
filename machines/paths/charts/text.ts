/**
 * Advance widths of Inter from space to tilde, in hundredths of the font size. They are stored here, because charts
 * are laid out without a browser that could measure text. The picture fits a fallback font to the same widths.
 */
const REGULAR =
  '25,23,42,61,62,86,62,26,31,31,48,64,23,44,23,33,62,37,57,61,63,58,59,52,59,59,23,23,64,64,64,53,98,66,64,73,70,59,56,74,71,24,54,64,54,87,72,75,62,75,64,62,62,71,66,96,66,65,62,31,33,31,44,46,25,53,57,53,57,54,32,57,56,21,21,52,21,85,56,56,57,57,33,48,32,56,52,76,51,52,49,40,31,40,64'
const BOLD =
  '23,24,45,62,64,91,64,27,33,33,52,65,24,44,24,36,64,39,59,62,65,60,61,54,61,61,24,24,65,65,65,56,100,70,65,73,70,60,58,74,72,25,56,67,55,89,73,75,63,75,65,64,63,71,69,99,69,68,63,33,36,33,46,47,28,55,59,55,59,56,35,59,58,24,24,54,24,87,58,57,59,59,36,51,35,58,55,80,53,55,51,43,33,43,65'
const WIDEST = 100
const FIRST = 32

const tables = { regular: REGULAR.split(',').map(Number), bold: BOLD.split(',').map(Number) }

export interface Style {
  readonly size: number
  readonly weight: keyof typeof tables
}

export const widthOf = (text: string, { size, weight }: Style): number => {
  let hundredths = 0
  for (const character of text) hundredths += tables[weight][character.charCodeAt(0) - FIRST] ?? WIDEST
  return Math.ceil((hundredths * size) / 100)
}

/** Wraps a text at spaces. A single word that exceeds the width stays whole. */
export const wrap = (text: string, width: number, style: Style): readonly string[] => {
  const lines: string[] = []
  for (const word of text.split(' ').filter(Boolean)) {
    const last = lines.at(-1)
    const longer = `${last} ${word}`
    if (last !== undefined && widthOf(longer, style) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
