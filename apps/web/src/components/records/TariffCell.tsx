import { genericCalls, MAX_PAGE_SIZE } from '@portal/schemas'
import { useQuery } from '../../data/query.ts'

const { filtered } = genericCalls('tariff', 'Tariff')
/** Same query for every row, so SWR sends one request. */
const ALL = { query: { orderby: 'Code', pagesize: MAX_PAGE_SIZE, DataCategories: 'BASIC' } }

/** Names of tariffs given by code or id; shows the given values while loading or if unknown. */
export const TariffCell = ({ value }: { value: unknown }) => {
  const { data } = useQuery(filtered, ALL)
  const tariffs = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string')
  const nameOf = (idOrCode: string) =>
    data?.Data.find(({ Id, Code }) => idOrCode === Id || idOrCode === Code)?.Description ?? idOrCode
  return tariffs.length === 0 ? '–' : tariffs.map(nameOf).join(', ')
}
