import { useI18n } from '../../app/context.ts'

/** Facts that a location lacks, as a list of words; a card of the record shows them one by one. */
export const MissingFacts = ({ value }: { value: unknown }) => {
  const { t, textOf } = useI18n()
  const facts = [value ?? []].flat().map(String)
  if (facts.length === 0) return t('network.place.complete')
  return facts.map((fact) => textOf(`record.Missing.${fact}`) ?? fact).join(', ')
}
