import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { curlOf } from './curl.ts'

const argumentsOf = (command: string): readonly string[] =>
  execFileSync('sh', ['-c', `curl() { printf '%s\\n' "$@"; }; TOKEN=secret; ${command}`], {
    encoding: 'utf8',
  })
    .trimEnd()
    .split('\n')

describe('curlOf', () => {
  it('passes method, address, token and body to curl unchanged', () => {
    const body = JSON.stringify({ Description: 'L\'été $TOKEN `ls` \\ "x"' })
    expect(
      argumentsOf(curlOf('POST', 'https://api.example/v3.1/token/BCO/createupdate?a=1&b=2', { body })),
    ).toEqual([
      '-X',
      'POST',
      'https://api.example/v3.1/token/BCO/createupdate?a=1&b=2',
      '-H',
      'authorization: Bearer secret',
      '-H',
      'content-type: application/json',
      '-d',
      body,
    ])
  })

  it('uses a shell variable instead of the token', () => {
    expect(curlOf('GET', 'https://api.example/v3.1/token/BCO/one/T1')).toBe(
      'curl -X GET \'https://api.example/v3.1/token/BCO/one/T1\' \\\n  -H "authorization: Bearer $TOKEN"',
    )
  })

  it('uploads a file by name', () => {
    const command = curlOf('POST', 'https://api.example/v3.1/request/BCO/RQ1/attachment', {
      file: "l'été.pdf",
    })
    expect(argumentsOf(command).slice(-2)).toEqual(['-F', "file=@l'été.pdf"])
  })
})
