import { createFormats, createTexts, loadAreas, loadTexts } from '@portal/web/texts'

/** The portal's own English words: what tests look for is what a person reads. */
export const { t, errorText } = createTexts('en', await loadTexts('en', await loadAreas()))
export const formats = createFormats('en')
