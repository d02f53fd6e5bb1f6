import { Plus } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { RecordList } from '../../components/records/RecordList.tsx'
import { paths } from '../../data/paths.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { LOCATIONS, MY_LOCATIONS } from './declared/places.ts'

const NewLocation = () => {
  const { t } = useI18n()
  return (
    <LinkButton variant="primary" icon={Plus} href={paths.netLocationNew()}>
      {t('network.location.new')}
    </LinkButton>
  )
}

/** All locations. */
export const Locations = () => <RecordList screen={LOCATIONS} actions={<NewLocation />} />
/** Those of the own relation and the relations below it. */
export const MyLocations = () => <RecordList screen={MY_LOCATIONS} actions={<NewLocation />} />
