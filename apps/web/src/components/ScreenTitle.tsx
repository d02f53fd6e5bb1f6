import { useConfig, useI18n } from '../app/context.ts'

/** The title of the browser's tab; React puts it into the head. A page has exactly one. */
export const ScreenTitle = ({ children }: { children: string }) => {
  const { t } = useI18n()
  const { productName } = useConfig()
  return <title>{t('shell.titled', { title: children, product: productName })}</title>
}
