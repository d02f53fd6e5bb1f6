export { createFormats, type Formats } from './formats.ts'
export {
  type Dictionary,
  loadTextModules,
  loadTexts,
  mergeTexts,
  type TextModule,
  type TextSource,
} from './load.ts'
export { sharedTexts } from './shared.ts'
export {
  createTexts,
  createValueText as toldBy,
  type LoadedTexts,
  shortened,
  type TextKey,
  type Texts,
  type Translate,
} from './translate.ts'
export { translationOf } from './types.ts'
