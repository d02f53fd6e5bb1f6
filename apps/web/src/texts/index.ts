/** The texts of the portal in its three languages. */
export { type Area, loadTexts } from './areas.ts'
export { createFormats, type Formats } from './formats.ts'
export { createTexts, type LoadedTexts, type TextKey, type Texts, type Translate } from './translate.ts'
