import type { ReactNode } from 'react'
import { useI18n } from '../app/context.ts'
import { useHasGroup } from '../data/hasGroup.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ScreenHeader } from './ScreenHeader.tsx'

/** A screen for those who administer a group (S6); others read that it is not for them. */
export const GroupOnly = ({ children }: { children: ReactNode }) => {
  const { t, errorText } = useI18n()
  if (useHasGroup()) return children
  return (
    <>
      <ScreenHeader title={t('faces.forbidden.title')} />
      <EmptyState level={2} title={t('faces.code')}>
        {errorText('Unauthorized')}
      </EmptyState>
    </>
  )
}
