/**
 * Returns the remainder modulo 97 of a text as a number, with letters as two digits, A = 10 (ISO 7064). It is 1 for
 * valid IBANs with the first four characters at the end, and for newer Dutch VAT numbers. Computed digit by digit,
 * because the number is too long for a double.
 */
export const mod97 = (text: string): number => {
  let rest = 0
  for (const character of text) {
    const value = Number.parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}
