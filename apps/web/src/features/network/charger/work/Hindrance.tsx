import { useI18n } from '../../../../app/context.ts'
import { paths } from '../../../../data/paths.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { TextLink } from '../../../../ui/TextLink.tsx'

/** Warns that a car is connected, with a link to its session. */
export const Hindrance = ({ session }: { session: string }) => {
  const { t, errorText } = useI18n()
  return (
    <Notice kind="warning" live="off" title={t('network.site.inUse')}>
      <p>{errorText('CPINUSE')}</p>
      <TextLink href={paths.netSession(session)}>{t('network.charger.session')}</TextLink>
    </Notice>
  )
}
