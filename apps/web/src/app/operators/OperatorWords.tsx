import { type ReactNode, useMemo } from 'react'
import { operatorTexts } from '../../texts/operatorWords.ts'
import type { Appearance, I18n } from '../appearance.ts'
import { SystemContext, useSystem } from '../context.ts'
import type { ScreenRoute } from '../route.ts'

const known = new WeakMap<I18n, I18n>()

/** The same object for the same texts: views compare it. */
const inOperatorWords = (i18n: I18n): I18n => {
  const words = known.get(i18n) ?? { ...operatorTexts(i18n), formats: i18n.formats }
  known.set(i18n, words)
  return words
}

const worded = (appearance: Appearance): Appearance => ({
  ...appearance,
  i18n: (language) => {
    const i18n = appearance.i18n(language)
    return i18n && inOperatorWords(i18n)
  },
})

/** What is in it speaks to operators, also where it shares its texts with customers. */
export const OperatorWords = ({ children }: { children: ReactNode }) => {
  const system = useSystem()
  const own = useMemo(() => ({ ...system, appearance: worded(system.appearance) }), [system])
  return <SystemContext value={own}>{children}</SystemContext>
}

/** A route whose screen speaks to operators, and what is drawn beside it. */
export const spokenToOperators = ({ load, ...route }: ScreenRoute): ScreenRoute => ({
  ...route,
  words: worded,
  load: async () => {
    const Screen = await load()
    return () => (
      <OperatorWords>
        <Screen />
      </OperatorWords>
    )
  },
})
