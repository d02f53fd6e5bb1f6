import { genericCalls, MAX_PAGE_SIZE } from '@portal/schemas'
import { useQuery } from '../../data/query.ts'

const { filtered } = genericCalls('tariff', 'Tariff')
/** Every row asks the same, so it is asked once. */
const ALL = { query: { orderby: 'Code', pagesize: MAX_PAGE_SIZE, DataCategories: 'BASIC' } }

/** Tariffs by their names, given their codes or their ids; as given while the names are awaited, or where there is none. */
export const TariffCell = ({ value }: { value: unknown }) => {
  const { data } = useQuery(filtered, ALL)
  const given = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string')
  const nameOf = (given: string) =>
    data?.Data.find(({ Id, Code }) => given === Id || given === Code)?.Description ?? given
  return given.length === 0 ? '–' : given.map(nameOf).join(', ')
}
