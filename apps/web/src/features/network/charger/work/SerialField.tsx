import { verifySerial } from '@portal/schemas'
import { useState } from 'react'
import { useI18n } from '../../../../app/context.ts'
import { useQuery } from '../../../../data/query.ts'
import { TextInput } from '../../../../ui/TextInput.tsx'

export interface SerialFieldProps {
  value: string
  readOnly: boolean
  isMissing: boolean
  error: string | undefined
  onChange: (serial: string) => void
}

/** Serial number of a charger in stock, verified on blur as in the installation wizard. */
export const SerialField = ({ value, readOnly, isMissing, error, onChange }: SerialFieldProps) => {
  const { t, errorText } = useI18n()
  const [verified, setVerified] = useState('')
  const serial = value.trim()
  const isVerified = serial !== '' && verified === serial
  const { data, error: failure } = useQuery(verifySerial, isVerified ? { params: { serial } } : undefined)
  const isInstalled = data?.Verdict === 'INSTALLED'
  const model = [data?.Vendor, data?.Model].filter(Boolean).join(' ')
  const hint = data
    ? t(data.Verdict === 'OFFLINE' ? 'network.site.serial.offline' : 'network.site.serial.known', {
        model,
        count: data.MaxConnectors ?? 1,
      })
    : t('network.site.serial.hint')
  return (
    <TextInput
      label={t('record.ChargeBoxSerialNumber')}
      autoComplete="off"
      required
      readOnly={readOnly}
      value={value}
      hint={hint}
      error={
        (isMissing && serial === '' && t('network.site.serial.missing')) ||
        error ||
        (isInstalled && t('network.site.serial.installed')) ||
        (failure && errorText(failure.code))
      }
      onBlur={() => setVerified(serial)}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
