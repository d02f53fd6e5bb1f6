import { PageHeader, type PageHeaderProps } from '../ui/PageHeader.tsx'
import { ScreenTitle } from './ScreenTitle.tsx'

/** Page header that also sets the document title. */
export const ScreenHeader = ({ title, ...header }: PageHeaderProps & { title: string }) => (
  <>
    <ScreenTitle>{title}</ScreenTitle>
    <PageHeader {...header} title={title} />
  </>
)
