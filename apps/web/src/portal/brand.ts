import type { Config } from '@portal/schemas'

/** Gives the document the colours of the brand and environment it runs under. */
export const applyBrand = ({ topBarColour, accentColour }: Config): void => {
  const { style } = document.documentElement
  style.setProperty('--bar', topBarColour)
  if (accentColour) style.setProperty('--brand', accentColour)
}
