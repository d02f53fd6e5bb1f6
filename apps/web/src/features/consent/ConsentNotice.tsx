import { Cookie } from 'lucide-react'
import { useId } from 'react'
import { useI18n } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { useFoot } from './useFoot.ts'

interface Props {
  onAcceptAll: () => void
  onOnlyNecessary: () => void
  onPreferences: () => void
}

/** Notice at the bottom of the window. It neither takes focus nor covers content. */
export const ConsentNotice = ({ onAcceptAll, onOnlyNecessary, onPreferences }: Props) => {
  const { t } = useI18n()
  const id = useId()
  return (
    <section ref={useFoot()} aria-labelledby={id} className="foot-notice">
      <div className="consent-notice">
        <Cookie size={22} className="row-span-2 mr-3.5 text-ink-2 max-md:hidden" />
        <h2 id={id} className="text-sm font-semibold md:self-end">
          {t('consent.title')}
        </h2>
        <Button
          variant="ghost"
          className="max-md:-my-2 max-md:-mr-3.5 md:col-start-3 md:row-span-2 md:row-start-1"
          onClick={onPreferences}
        >
          {t('consent.preferences')}
        </Button>
        <p className="text-sm text-pretty text-ink-2 max-md:col-span-2 md:col-start-2 md:row-start-2 md:self-start">
          {t('consent.text')}
        </p>
        {/* Equal size and colour, because refusing must be as easy as accepting. */}
        <div className="consent-actions">
          <Button onClick={onOnlyNecessary}>{t('consent.onlyNecessary')}</Button>
          <Button onClick={onAcceptAll}>{t('consent.acceptAll')}</Button>
        </div>
      </div>
    </section>
  )
}
