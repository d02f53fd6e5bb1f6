import { useConfig, useI18n } from '../app/context.ts'

/** Document title, hoisted into the head by React. Render exactly one per page. */
export const ScreenTitle = ({ children }: { children: string }) => {
  const { t } = useI18n()
  const { productName } = useConfig()
  return <title>{t('shell.titled', { title: children, product: productName })}</title>
}
