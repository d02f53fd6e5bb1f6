import { useState } from 'react'
import { numberIn, numberText } from './number.ts'
import { TextInput, type TextInputProps } from './TextInput.tsx'

export interface NumberInputProps extends Omit<TextInputProps, 'type' | 'value' | 'onChange'> {
  /** Undefined while the field is empty, NaN while its text cannot be read. */
  value: number | undefined
  onNumber: (value: number | undefined) => void
  /** Sentence at the field when its text cannot be read. */
  unreadable: string
}

/**
 * A number, as the language of the page writes it. The text stays as it was typed: dropping letters would make 13 of '1e3'. A
 * browser's own field takes only the decimal sign of the browser's language, and the wheel changes its value.
 */
export const NumberInput = ({
  value,
  onNumber,
  unreadable,
  error,
  onBlur,
  onKeyDown,
  ...rest
}: NumberInputProps) => {
  const [text, setText] = useState('')
  const [isLeft, setLeft] = useState(false)
  const isTyped = Object.is(numberIn(text), value)
  return (
    <TextInput
      inputMode="decimal"
      {...rest}
      error={Number.isNaN(value) && isLeft ? unreadable : error}
      // As it was typed, as long as that is the value: '0,' is on its way to '0,4'.
      value={isTyped ? text : value === undefined || Number.isNaN(value) ? '' : numberText(value)}
      onChange={({ target }) => {
        setText(target.value)
        setLeft(false)
        onNumber(numberIn(target.value))
      }}
      onBlur={(event) => {
        setLeft(true)
        onBlur?.(event)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') setLeft(true)
        onKeyDown?.(event)
      }}
    />
  )
}
