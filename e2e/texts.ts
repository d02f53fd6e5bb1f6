import { createFormats, createTexts, loadTexts } from '@portal/web/texts'
import { AREAS } from '@portal/web/texts/areas'

/** The portal's own English words: what tests look for is what a person reads. */
export const { t, errorText } = createTexts('en', await loadTexts('en', AREAS))
export const formats = createFormats('en')
