import { useState } from 'react'
import { useI18n, useSystem, useUserInfo } from '../../app/context.ts'
import { mayOpen } from '../../app/route.ts'
import { OPERATORS_ONLY, SHORTCUTS } from '../../data/shortcutList.ts'
import { Dialog } from '../../ui/Dialog.tsx'

const KEYS: Readonly<Record<string, string>> = {
  ' ': 'Space',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
}

/** Returns the labels of a shortcut as printed on the keyboard. Ctrl shortcuts have a PC and a Mac form. */
const namesOf = (press: string): readonly string[] => {
  if (press.startsWith('Ctrl+'))
    return ['Ctrl', '⌘'].map((modifier) => `${modifier} ${press.slice(5).toUpperCase()}`)
  return [press.startsWith('Shift+') ? `Shift ${KEYS[press.slice(6)]}` : (KEYS[press] ?? press)]
}

export const ShortcutList = () => {
  const { t } = useI18n()
  const { area } = useSystem()
  const isOperator = mayOpen(area, useUserInfo().role)
  const [isOpen, setOpen] = useState(true)
  return (
    <Dialog
      open={isOpen}
      onClose={() => setOpen(false)}
      title={t('shortcuts.title')}
      closeLabel={t('shortcuts.closeList')}
    >
      {SHORTCUTS.filter(({ where }) => isOperator || !OPERATORS_ONLY.includes(where)).map(
        ({ where, keys }) => (
          <section key={where} className="not-first:mt-4">
            <h3 className="mb-1 text-xs font-semibold text-ink-3">{t(`shortcuts.${where}`)}</h3>
            <dl>
              {keys.map(({ press, does }) => (
                <div key={does} className="flex items-center justify-between gap-4 py-1.5 text-sm">
                  <dt>{t(`shortcuts.${does}`)}</dt>
                  <dd className="flex shrink-0 gap-1.5">
                    {press.flatMap(namesOf).map((name) => (
                      <kbd
                        key={name}
                        className="rounded-control border border-line-strong bg-sunken px-2 py-0.5 text-xs font-medium"
                      >
                        {name}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ),
      )}
      <p className="mt-4 text-xs text-ink-3">{t('shortcuts.off')}</p>
    </Dialog>
  )
}
