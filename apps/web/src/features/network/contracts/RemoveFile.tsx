import { removeContractFile } from '@portal/schemas'
import { Trash2 } from 'lucide-react'
import { useI18n, useSystem } from '../../../app/context.ts'
import { WriteDialog } from '../../../components/WriteDialog.tsx'
import { useWriting } from '../../../data/writing.ts'
import type { ReadCpoContract } from '../../../services/readers/contracts.ts'
import type { ReadAttachment } from '../../../services/readers/requests.ts'
import { IconButton } from '../../../ui/IconButton.tsx'

interface RemoveFileProps {
  contract: ReadCpoContract
  file: ReadAttachment
}

export const RemoveFile = ({ contract, file: { Id: attachment, Name: name } }: RemoveFileProps) => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const remove = useWriting({
    draftKey: undefined,
    draft: attachment,
    isOpen: false,
    isReady: () => true,
    write: (_sent, options) =>
      bco().call(removeContractFile, { params: { id: contract.Id, attachment } }, options),
  })
  const title = t('network.contract.removeFile', { name })
  return (
    <>
      <IconButton icon={Trash2} label={title} onClick={() => remove.send({ type: 'OPEN' })} />
      <WriteDialog
        writing={remove}
        words={{
          title,
          send: t('network.contract.remove'),
          busy: t('network.contract.removing'),
          failed: t('network.contract.removeFailed'),
        }}
        isDangerous
      >
        <p>{t('network.contract.removeText')}</p>
      </WriteDialog>
    </>
  )
}
