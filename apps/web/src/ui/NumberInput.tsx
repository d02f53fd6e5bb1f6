import { useState } from 'react'
import { numberIn, numberText } from './number.ts'
import { TextInput, type TextInputProps } from './TextInput.tsx'

export interface NumberInputProps extends Omit<TextInputProps, 'type' | 'value' | 'onChange'> {
  /** Undefined if the field is empty, NaN if its text cannot be parsed. */
  value: number | undefined
  onNumber: (value: number | undefined) => void
  /** Error if the text cannot be parsed. */
  unreadable: string
}

/**
 * Number field in the page language. It keeps the text as typed, because dropping letters would turn '1e3' into 13. A
 * native number field would accept only the decimal sign of the browser's language, and the wheel would change its
 * value.
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
      // Keeps the typed text while it represents the value: '0,' is the start of '0,4'.
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
