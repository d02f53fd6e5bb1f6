import { ShieldX } from 'lucide-react'
import { ScreenTitle } from '../../components/ScreenTitle.tsx'
import { paths } from '../../data/paths.ts'
import { FullScreenView } from '../../ui/FullScreenView.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { useI18n } from '../context.ts'

export const ForbiddenView = () => {
  const { t, errorText } = useI18n()
  return (
    <>
      <ScreenTitle>{t('faces.forbidden.title')}</ScreenTitle>
      <FullScreenView
        whole={false}
        icon={ShieldX}
        tone="park"
        title={t('faces.forbidden.title')}
        actions={
          <LinkButton variant="primary" href={paths.dashboard()}>
            {t('faces.toDashboard')}
          </LinkButton>
        }
        code={`${t('faces.code')} Unauthorized`}
      >
        {errorText('Unauthorized')}
      </FullScreenView>
    </>
  )
}
