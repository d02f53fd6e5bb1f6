import { useState } from 'react'
import { useI18n } from '../../app/context.ts'
import type { TextKey } from '../../texts/index.ts'
import { Dialog } from '../../ui/Dialog.tsx'

/** Keys that do something, and what they do; where there are two, either does. */
const GROUPS: readonly (readonly [TextKey, readonly (readonly [readonly string[], TextKey])[]])[] = [
  [
    'shortcuts.everywhere',
    [
      [['Ctrl K', '⌘ K'], 'shortcuts.search'],
      [['?'], 'shortcuts.list'],
      [['['], 'shortcuts.menu'],
      [['Esc'], 'shortcuts.close'],
    ],
  ],
  [
    'shortcuts.tables',
    [
      [['←', '→'], 'shortcuts.page'],
      [['Tab', 'Enter'], 'shortcuts.open'],
      [['k', 'j'], 'shortcuts.row'],
      [['o'], 'shortcuts.preview'],
      [['Space', 'x'], 'shortcuts.select'],
      [['Shift Space'], 'shortcuts.selectRange'],
      [['Ctrl A', '⌘ A'], 'shortcuts.selectPage'],
      [['Esc'], 'shortcuts.selectNothing'],
    ],
  ],
  [
    'shortcuts.notifications',
    [
      [['↑', '↓'], 'shortcuts.move'],
      [['Enter'], 'shortcuts.open'],
      [['e'], 'shortcuts.markRead'],
    ],
  ],
]

/** The list of shortcuts. */
export const ShortcutList = () => {
  const { t } = useI18n()
  const [isOpen, setOpen] = useState(true)
  return (
    <Dialog
      open={isOpen}
      onClose={() => setOpen(false)}
      title={t('shortcuts.title')}
      closeLabel={t('shortcuts.closeList')}
    >
      {GROUPS.map(([group, keys]) => (
        <section key={group} className="not-first:mt-4">
          <h3 className="mb-1 text-xs font-semibold text-ink-3">{t(group as 'shortcuts.tables')}</h3>
          <dl>
            {keys.map(([names, words]) => (
              <div key={words} className="flex items-center justify-between gap-4 py-1.5 text-sm">
                <dt>{t(words as 'shortcuts.open')}</dt>
                <dd className="flex shrink-0 gap-1.5">
                  {names.map((name) => (
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
      ))}
      <p className="mt-4 text-xs text-ink-3">{t('shortcuts.off')}</p>
    </Dialog>
  )
}
