import type { ReactNode } from 'react'
import { LazyPart } from '../../components/LazyPart.tsx'
import { ScreenTitle } from '../../components/ScreenTitle.tsx'
import { FullScreenView, type FullScreenViewProps } from '../../ui/FullScreenView.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { useConfig, useI18n } from '../context.ts'
import { lateTools } from '../lateTools.ts'

export interface ViewStatePageProps extends Omit<FullScreenViewProps, 'title' | 'whole'> {
  title: string
  children: ReactNode
}

export const ViewPage = ({ title, ...viewState }: ViewStatePageProps) => {
  const { productName } = useConfig()
  return (
    <>
      <ScreenTitle>{title}</ScreenTitle>
      <header className="view-head">
        <p className="flex items-center gap-2.5 font-semibold tracking-[-0.01em]">
          <Logo />
          {productName}
        </p>
        <LazyPart source={lateTools} failed={() => null}>
          {({ LanguageMenu }) => <LanguageMenu look="button" />}
        </LazyPart>
      </header>
      <main>
        <FullScreenView {...viewState} title={title} />
      </main>
    </>
  )
}

export const SupportLink = () => {
  const { t } = useI18n()
  const { support } = useConfig()
  return (
    <a
      className="text-sm font-medium wrap-anywhere text-accent-ink hover:underline"
      href={`mailto:${support.email}`}
    >
      {t('faces.support', { email: support.email })}
    </a>
  )
}
