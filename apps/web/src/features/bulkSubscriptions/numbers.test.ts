import { expect, it } from 'vitest'
import { numbersIn } from './numbers.ts'

it.each([
  ['BE-BCA-012042-8\nbe bca 012043 6\n\n', ['BEBCA0120428', 'BEBCA0120436'], 0],
  ['BE-BCA-012042-8\nBEBCA0120428', ['BEBCA0120428'], 1],
  [
    '\uFEFFNumber;Driver\r\nBE-BCA-012042-8;"Ann"\r\nBE-BCA-012043-6;Bob 2\r\n',
    ['BEBCA0120428', 'BEBCA0120436'],
    0,
  ],
  ['Driver,Number\nAnn,BE-BCA-012042-8', ['BEBCA0120428'], 0],
  ['BE-BCA-012042-8\nnonsense', ['BEBCA0120428', 'NONSENSE'], 0],
  ['', [], 0],
])('the numbers of %j', (text, numbers, repeated) => {
  expect(numbersIn(text)).toEqual({ numbers, repeated })
})
