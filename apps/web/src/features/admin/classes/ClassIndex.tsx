import { Boxes } from 'lucide-react'
import { useI18n } from '../../../app/context.ts'
import { ScreenHeader } from '../../../components/ScreenHeader.tsx'
import { CLASS_LIST, ENTITIES } from '../../../data/classes.ts'
import { paths } from '../../../data/paths.ts'
import { LinkRow } from '../../../ui/LinkRow.tsx'

export const ClassIndex = () => {
  const { t } = useI18n()
  return (
    <>
      <ScreenHeader title={t('shell.adminClasses')} context={t('admin.classes.context')} />
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">
        {CLASS_LIST.map((name) => (
          <LinkRow key={name} isTile href={paths.adminClass(name)} icon={Boxes} title={ENTITIES[name]} />
        ))}
      </ul>
    </>
  )
}
