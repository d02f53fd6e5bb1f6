import type { ReactNode } from 'react'
import { useI18n } from '../app/context.ts'
import { useHasGroup } from '../data/hasGroup.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ScreenHeader } from './ScreenHeader.tsx'

/** Renders its children only for group managers (S6); others see the forbidden state. */
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
