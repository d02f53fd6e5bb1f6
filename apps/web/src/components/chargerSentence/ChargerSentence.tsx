import { useI18n } from '../../app/context.ts'
import { useNow } from '../../data/useNow.ts'
import type { ReadCharger } from '../../services/readers/chargers.ts'
import { useErrorName } from '../errorName.ts'
import { chargerSentence } from './sentence.ts'

/** Current state of a charger in one sentence. A component of its own, so only it re-renders every second. */
export const ChargerSentence = ({ charger }: { charger: ReadCharger }) => {
  const words = useI18n()
  const errorName = useErrorName()
  return chargerSentence(charger, useNow(), { ...words, errorName })
}
