import { useConfig, useSpeech } from './context.ts'

/** The title of the browser's tab; React puts it into the head. Exactly one stands on a page. */
export const ScreenTitle = ({ children }: { children: string }) => {
  const { t } = useSpeech()
  const { productName } = useConfig()
  return <title>{t('shell.titled', { title: children, product: productName })}</title>
}
