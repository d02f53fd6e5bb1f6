import { useI18n } from '../../app/context.ts'
import { useClock } from '../../data/useNow.ts'
import type { ReadCharger } from '../../services/readers/chargers.ts'
import { useErrorName } from '../errorName.ts'
import { chargerSentence } from './sentence.ts'

/** Current state of a charger in one sentence. Separate component, so only it re-renders when the sentence changes. */
export const ChargerSentence = ({ charger }: { charger: ReadCharger }) => {
  const words = useI18n()
  const errorName = useErrorName()
  return useClock((now) => chargerSentence(charger, now, { ...words, errorName }))
}
