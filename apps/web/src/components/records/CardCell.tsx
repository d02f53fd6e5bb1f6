import { genericCalls } from '@portal/schemas'
import { paths } from '../../data/paths.ts'
import { useQuery } from '../../data/query.ts'
import { TextLink } from '../../ui/TextLink.tsx'

const { one } = genericCalls('token', 'Token')

/** Link to a charge card by its number, or by its id until the number is loaded. */
export const CardCell = ({ value }: { value: unknown }) => {
  const id = String(value)
  const { data } = useQuery(one, { params: { id }, query: { Fields: 'Number' } })
  return <TextLink href={paths.netCard(id)}>{data?.Number ?? id}</TextLink>
}
