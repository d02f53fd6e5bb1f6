import { useI18n } from '../../app/context.ts'

/** Facts that a location lacks, as a list of words. */
export const MissingFacts = ({ value }: { value: unknown }) => {
  const { t, textOf } = useI18n()
  const facts = Array.isArray(value) ? value.map(String) : []
  if (facts.length === 0) return t('network.place.complete')
  return facts.map((fact) => textOf(`record.Missing.${fact}`) ?? fact).join(', ')
}
