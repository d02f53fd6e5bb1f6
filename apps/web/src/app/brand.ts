import type { Config } from '@portal/schemas'
import { loadPicture } from '../services/picture.ts'

export const applyBrand = ({ topBarColour, accentColour, logo }: Config): void => {
  const { style, dataset } = document.documentElement
  style.setProperty('--bar', topBarColour)
  if (accentColour) style.setProperty('--brand', accentColour)
  if (!logo || !URL.canParse(logo.url)) return
  const { href } = new URL(logo.url)
  loadPicture(href).then(
    () => {
      style.setProperty('--logo', `url("${href}")`)
      dataset['logo'] = ''
    },
    // If it fails to load, the portal's own logo stays.
    () => undefined,
  )
}
