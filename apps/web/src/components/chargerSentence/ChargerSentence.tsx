import { useI18n } from '../../app/context.ts'
import { useNow } from '../../data/useNow.ts'
import type { ReadCharger } from '../../services/readers/chargers.ts'
import { useErrorName } from '../errorName.ts'
import { chargerSentence } from './sentence.ts'

/** What a charger does at this moment. The age in it counts on, so it is drawn every second, and the screen is not. */
export const ChargerSentence = ({ charger }: { charger: ReadCharger }) => {
  const words = useI18n()
  const errorName = useErrorName()
  return chargerSentence(charger, useNow(), { ...words, errorName })
}
