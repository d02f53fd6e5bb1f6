import { translationOf } from './types.ts'
const en = { a: '{count} of {total}', b: 'No {{one|other}}', c: 'plain', d: '{n} {{a|b}} {m}' } as const
export const ok = translationOf<typeof en>()({ a: '{total} {count}', b: 'x', c: 'y', d: '{m} {{x|y|z}} {n}' })
export const bad1 = translationOf<typeof en>()({ a: '{total}', b: 'x', c: 'y', d: '{n}{m}' })
export const bad2 = translationOf<typeof en>()({ a: '{total}{count}{x}', b: 'x', c: 'y', d: '{n}{m}' })
export const bad3 = translationOf<typeof en>()({ a: '{total}{count}', b: 'x', d: '{n}{m}' })
export const bad4 = translationOf<typeof en>()({ a: '{total}{count}', b: 'x', c: 'y', d: '{n}{m}', e: 'x' })
export const type: { a: '{total} {count}' } = ok
