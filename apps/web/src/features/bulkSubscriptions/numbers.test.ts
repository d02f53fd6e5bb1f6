import { expect, it } from 'vitest'
import { numbersIn } from './numbers.ts'

it.each([
  ['BE-BCA-012042-8\nbe bca 012043 6\n\n', ['BEBCA0120428', 'BEBCA0120436'], []],
  ['BE-BCA-012042-8\nBEBCA0120428', ['BEBCA0120428'], ['BEBCA0120428']],
  [
    '\uFEFFNumber;Driver\r\nBE-BCA-012042-8;"Ann"\r\nBE-BCA-012043-6;Bob 2\r\n',
    ['BEBCA0120428', 'BEBCA0120436'],
    [],
  ],
  ['Driver,Number\nAnn,BE-BCA-012042-8', ['BEBCA0120428'], []],
  ['BE-BCA-012042-8\nnonsense', ['BEBCA0120428', 'NONSENSE'], []],
  ['', [], []],
])('numbersIn returns the card numbers in %j', (text, numbers, repeated) => {
  expect(numbersIn(text)).toEqual({ numbers, repeated })
})
