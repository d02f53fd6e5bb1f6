/**
 * Returns the remainder modulo 97 of a text that is read as a number, with two digits per letter, A = 10 (ISO 7064).
 * It is 1 for valid IBANs with the first four characters moved to the end, and for newer Dutch VAT numbers. Computed
 * one character at a time, because the number is too large for a double.
 */
export const mod97 = (text: string): number => {
  let rest = 0
  for (const character of text) {
    const value = Number.parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}
