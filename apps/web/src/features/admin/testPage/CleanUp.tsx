import { selectWritingViewState } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { RotateCcw } from 'lucide-react'
import { useI18n, useUserInfo } from '../../../app/context.ts'
import { WriteDialog } from '../../../components/WriteDialog.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { useCleanUp } from './wiring.ts'

/** Resets the user's own account to its state before intake, after a confirmation. */
export const CleanUp = () => {
  const { t } = useI18n()
  const { RelationContact } = useUserInfo()
  const cleanUp = useCleanUp()
  const viewState = useSelector(cleanUp, selectWritingViewState)
  return (
    <Card title={t('admin.cleanUp.title')}>
      <p className="mb-3 text-sm text-ink-2">{t('admin.cleanUp.text')}</p>
      <div role="status" className="not-empty:mb-3">
        {viewState === 'done' && <Notice kind="success" live="off" title={t('admin.cleanUp.done')} />}
      </div>
      <Button variant="danger" icon={RotateCcw} onClick={() => cleanUp.send({ type: 'OPEN' })}>
        {t('admin.cleanUp.do')}
      </Button>
      <WriteDialog
        writing={cleanUp}
        words={{
          title: t('admin.cleanUp.do'),
          send: t('admin.cleanUp.do'),
          busy: t('admin.cleanUp.busy'),
          failed: t('admin.cleanUp.failed'),
        }}
        isDangerous
      >
        <p>{t('admin.cleanUp.question', { name: RelationContact.Name })}</p>
      </WriteDialog>
    </Card>
  )
}
