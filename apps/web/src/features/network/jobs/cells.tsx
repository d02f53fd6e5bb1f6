import { useUserInfo } from '../../../app/context.ts'
import { paths } from '../../../data/paths.ts'
import { TextLink } from '../../../ui/TextLink.tsx'
import { JobFile } from './JobFile.tsx'

interface CellProps {
  value: unknown
}

export const JobFileCell = ({ value }: CellProps) =>
  typeof value === 'string' && value !== '' ? <JobFile file={value} /> : '–'

/** Links to the email of a run, which only super administrators can open. */
export const JobMailCell = ({ value }: CellProps) => {
  const { role } = useUserInfo()
  if (typeof value !== 'string' || value === '') return '–'
  return role.includes('SuperAdmin') ? <TextLink href={paths.adminEmail(value)}>{value}</TextLink> : value
}

export const FoundChargerCell = ({ value }: CellProps) =>
  typeof value === 'string' && value !== '' ? (
    <TextLink href={paths.netCharger(value)}>{value}</TextLink>
  ) : (
    '–'
  )
