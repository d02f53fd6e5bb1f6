import { selectIsNewVersion } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useI18n } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useNewVersion } from './wiring.ts'

export const NewVersionNotice = () => {
  const { t } = useI18n()
  const version = useNewVersion()
  const isOffered = useSelector(version, selectIsNewVersion)
  if (!isOffered) return null
  return (
    <Notice
      banner
      live="polite"
      title={t('faces.newVersion.title')}
      actions={
        <>
          <Button size="sm" onClick={() => version.send({ type: 'LATER' })}>
            {t('newVersion.later')}
          </Button>
          <Button size="sm" variant="primary" onClick={() => version.send({ type: 'RELOAD' })}>
            {t('faces.reload')}
          </Button>
        </>
      }
    >
      {t('faces.newVersion.text')}
    </Notice>
  )
}
