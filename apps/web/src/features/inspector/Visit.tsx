import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useI18n } from '../../app/context.ts'
import { visit } from '../../data/visit.ts'
import { Button } from '../../ui/Button.tsx'
import { useMediaQuery } from '../../ui/useMediaQuery.ts'
import { Inspector, type InspectorLook } from './Inspector.tsx'
import { type DebugOption, endDebugOption } from './wiring.ts'

const OPTIONS: readonly DebugOption[] = ['debug', 'showtranslations']

const Chip = ({ option }: { option: DebugOption }) => {
  const { t } = useI18n()
  const name = t(`inspector.option.${option}`)
  return (
    <span className="inline-flex items-center gap-1 rounded-full border border-line-strong bg-surface pl-3 text-xs font-semibold shadow-float">
      {name}
      <button
        type="button"
        aria-label={t('inspector.end', { option: name })}
        onClick={() => endDebugOption(option)}
        className="inline-flex size-7 items-center justify-center rounded-full text-ink-2 hover:bg-sunken hover:text-ink pointer-coarse:size-11"
      >
        <X size={14} />
      </button>
    </span>
  )
}

/** Debug options of this visit, always visible. Each has a button that turns it off. */
export const Visit = () => {
  const { t } = useI18n()
  const isWide = useMediaQuery('(min-width: 64rem)')
  const [chosen, setChosen] = useState<boolean>()
  const [look, setLook] = useState<InspectorLook>({ view: 'chart' })
  const opener = useRef<HTMLButtonElement>(null)
  // Collapsed by default in a small window, to keep the portal visible.
  const isOpen = visit.debug && (chosen ?? isWide)
  useEffect(() => {
    document.documentElement.dataset.inspector = isOpen ? 'open' : 'closed'
  }, [isOpen])
  return (
    <>
      {isOpen && (
        <Inspector
          look={look}
          onLook={setLook}
          onClose={() => {
            setChosen(false)
            opener.current?.focus()
          }}
        />
      )}
      <aside
        aria-label={t('inspector.options')}
        className={`fixed left-3 z-40 flex flex-wrap gap-2 max-sm:inset-x-0 max-sm:border-t max-sm:border-line max-sm:bg-surface max-sm:px-3 max-sm:py-2 ${isOpen ? 'bottom-[calc(48dvh+0.75rem)] max-sm:bottom-[48dvh] min-[90rem]:bottom-3' : 'bottom-3 max-sm:bottom-0'}`}
      >
        {OPTIONS.filter((option) => visit[option]).map((option) => (
          <Chip key={option} option={option} />
        ))}
        {visit.debug && (
          <Button
            ref={opener}
            size="sm"
            aria-expanded={isOpen}
            onClick={() => setChosen(!isOpen)}
            className="rounded-full shadow-float"
          >
            {isOpen ? t('inspector.close') : t('inspector.open')}
          </Button>
        )}
      </aside>
    </>
  )
}
