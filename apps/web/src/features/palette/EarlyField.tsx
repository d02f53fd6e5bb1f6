import { useI18n } from '../../app/context.ts'
import { isCtrlKey } from '../../data/shortcuts.ts'
import { Modal } from '../../ui/Modal.tsx'

export interface EarlyFieldProps {
  text: string
  onType: (text: string) => void
  onClose: () => void
}

/** The field of the palette while that is loaded: what is typed meanwhile goes on in it, and presses no shortcut of the page. */
export const EarlyField = ({ text, onType, onClose }: EarlyFieldProps) => {
  const { t } = useI18n()
  return (
    <Modal open onClose={onClose} label={t('shell.search')} className="palette">
      <input
        type="text"
        aria-label={t('shell.search')}
        aria-busy
        autoComplete="off"
        maxLength={100}
        value={text}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(event) => {
          if (!isCtrlKey(event, 'k')) return
          event.preventDefault()
          onClose()
        }}
        className="palette-field"
      />
    </Modal>
  )
}
