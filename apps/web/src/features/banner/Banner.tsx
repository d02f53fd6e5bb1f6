import { type BannerRef, selectBanner } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { Megaphone, X } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Message } from './Message.tsx'

/** The operator's message, shown until the user dismisses it. */
export const Banner = ({ banner }: { banner: BannerRef }) => {
  const { t } = useI18n()
  const html = useSelector(banner, selectBanner)
  if (html === undefined) return null
  return (
    <section
      aria-label={t('banner.label')}
      className="flex items-start gap-3 border-b border-accent-mid bg-accent-soft px-4 py-2 text-sm text-ink"
    >
      <Megaphone size={18} className="mt-px text-accent-ink" />
      <Message key={html} html={html} />
      <IconButton
        label={t('banner.dismiss')}
        icon={X}
        onClick={() => banner.send({ type: 'DISMISS' })}
        className="-my-1.5 -mr-2"
      />
    </section>
  )
}
