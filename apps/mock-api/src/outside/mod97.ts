/**
 * The remainder by 97 of a text read as a number, its letters as two digits each, A = 10 (ISO 7064). IBANs and Dutch VAT
 * numbers leave 1. Digit by digit, since such a number is too long for a double.
 */
export const mod97 = (text: string): number => {
  let rest = 0
  for (const character of text) {
    const value = Number.parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}
