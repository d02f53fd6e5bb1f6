/** The languages of the portal. In a file of their own: the portal's first script needs no other constant. */
export const LANGUAGES = ['en', 'fr', 'nl'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE: Language = 'en'
