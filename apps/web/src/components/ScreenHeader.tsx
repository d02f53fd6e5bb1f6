import { PageHeader, type PageHeaderProps } from '../ui/PageHeader.tsx'
import { ScreenTitle } from './ScreenTitle.tsx'

/** The head of a screen, which also names the browser's tab. */
export const ScreenHeader = ({ title, ...header }: PageHeaderProps & { title: string }) => (
  <>
    <ScreenTitle>{title}</ScreenTitle>
    <PageHeader {...header} title={title} />
  </>
)
