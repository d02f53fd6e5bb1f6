/** Larger banks of Belgium: first and last bank code of a range, and its BIC. */
const RANGES: readonly (readonly [number, number, string])[] = [
  [0, 49, 'GEBABEBB'], // BNP Paribas Fortis
  [50, 99, 'GKCCBEBB'], // Belfius
  [103, 108, 'NICABEBB'], // Crelan
  [140, 149, 'GEBABEBB'],
  [190, 199, 'CREGBEBB'], // CBC
  [200, 214, 'GEBABEBB'],
  [220, 298, 'GEBABEBB'],
  [300, 399, 'BBRUBEBB'], // ING
  [400, 499, 'KREDBEBB'], // KBC
  [671, 671, 'EURBBE99'], // Europabank
  [730, 731, 'KREDBEBB'],
  [733, 741, 'KREDBEBB'],
  [743, 749, 'KREDBEBB'],
  [775, 799, 'GKCCBEBB'],
  [890, 899, 'VDSPBE91'], // vdk bank
  [973, 973, 'ARSPBE22'], // Argenta
  [978, 980, 'ARSPBE22'],
]

/** Returns the BIC for the three digits after the check digits, or undefined if the bank is not in the table. */
export const belgianBic = (bankCode: string): string | undefined => {
  const code = Number(bankCode)
  return RANGES.find(([first, last]) => first <= code && code <= last)?.[2]
}
