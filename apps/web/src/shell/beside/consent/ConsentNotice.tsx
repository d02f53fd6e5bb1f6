import { Cookie } from 'lucide-react'
import { useId } from 'react'
import { useSpeech } from '../../../portal/context.ts'
import { Button } from '../../../ui/Button.tsx'
import { useFoot } from './useFoot.ts'

interface Props {
  onAcceptAll: () => void
  onPreferences: () => void
}

/** At the foot of the window, beside whatever a person is doing: it takes neither the focus nor anybody's room. */
export const ConsentNotice = ({ onAcceptAll, onPreferences }: Props) => {
  const { t } = useSpeech()
  const id = useId()
  return (
    <section ref={useFoot()} aria-labelledby={id} className="foot-notice">
      <div className="mx-auto flex max-w-360 flex-col gap-3 px-4 py-4 sm:px-6 md:flex-row md:items-center md:gap-6 lg:px-8">
        <Cookie size={22} className="text-ink-2 max-md:hidden" />
        <div className="min-w-0 grow">
          <h2 id={id} className="text-sm font-semibold">
            {t('consent.title')}
          </h2>
          <p className="mt-0.5 text-sm text-pretty text-ink-2">{t('consent.text')}</p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          <Button className="max-md:grow" onClick={onPreferences}>
            {t('consent.preferences')}
          </Button>
          <Button variant="primary" className="max-md:grow" onClick={onAcceptAll}>
            {t('consent.acceptAll')}
          </Button>
        </div>
      </div>
    </section>
  )
}
