import { DEFAULT_LANGUAGE, LANGUAGES } from '@portal/schemas'
import { readChoice } from '../services/storage.ts'
import { startTexts } from './startTexts/index.ts'

/** The texts of the first face are on their way while the rest of the first chunk is still run. */
startTexts[readChoice('language', LANGUAGES) ?? DEFAULT_LANGUAGE]().catch(() => undefined)
