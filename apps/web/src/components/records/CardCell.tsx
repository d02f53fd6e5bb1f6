import { genericCalls } from '@portal/schemas'
import { paths } from '../../data/paths.ts'
import { useQuery } from '../../data/query.ts'
import { TextLink } from '../../ui/TextLink.tsx'

const { one } = genericCalls('token', 'Token')

/** A charge card by its number, with the way to it; by its id until the number is known. */
export const CardCell = ({ value }: { value: unknown }) => {
  const id = String(value)
  const { data } = useQuery(one, { params: { id }, query: { Fields: 'Number' } })
  return <TextLink href={paths.netCard(id)}>{data?.Number ?? id}</TextLink>
}
