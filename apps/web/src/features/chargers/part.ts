/** The list and its words, without what menus show of it: a visit that begins there loads them beside the rest. */
export const chargerListPart = {
  load: async () => (await import('./ChargerList.tsx')).ChargerList,
  texts: {
    en: () => import('./texts/en.ts'),
    fr: () => import('./texts/fr.ts'),
    nl: () => import('./texts/nl.ts'),
  },
}
