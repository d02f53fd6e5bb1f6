import { useState } from 'react'
import { TextInput, type TextInputProps } from './TextInput.tsx'

/** The number that was written, with a point or a comma; undefined where it is none, or not finished. */
export const numberIn = (text: string): number | undefined => {
  const plain = text.replace(',', '.')
  return /\d/.test(plain) && !Number.isNaN(Number(plain)) ? Number(plain) : undefined
}

/** '0,4' where the language of the page writes it so. */
const written = (value: number): string =>
  String(value).replace('.', (0.5).toLocaleString(document.documentElement.lang || 'en').charAt(1))

export interface NumberInputProps extends Omit<TextInputProps, 'type' | 'inputMode' | 'value' | 'onChange'> {
  value: number | undefined
  onNumber: (value: number | undefined) => void
}

/**
 * A number with decimals. A browser's own field takes only the sign of the browser's language: in an English one the comma of
 * '0,4' was lost, and 4 was left.
 */
export const NumberInput = ({ value, onNumber, ...rest }: NumberInputProps) => {
  const [text, setText] = useState('')
  return (
    <TextInput
      {...rest}
      inputMode="decimal"
      // As it was typed, as long as that is the value: '0,' is on its way to '0,4'.
      value={numberIn(text) === value ? text : value === undefined ? '' : written(value)}
      onChange={({ target }) => {
        const written = target.value.replace(/[^\d.,-]/g, '')
        setText(written)
        onNumber(numberIn(written))
      }}
    />
  )
}
