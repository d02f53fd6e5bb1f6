import { expect, it } from 'vitest'
import { testServer } from '../../test/testCalls.ts'

const app = await testServer()

it('A server without a portal lists its entry points at /, and all of them exist', async () => {
  const { addresses } = (await app.inject('/')).json()
  const paths: string[] = addresses.map(({ path }: { path: string }) => path)
  const answers = await Promise.all(paths.map(async (path) => [path, (await app.inject(path)).statusCode]))
  expect(answers).toEqual(paths.map((path) => [path, 200]))
  const page = await app.inject({ url: '/', headers: { accept: 'text/html' } })
  expect(page.headers['content-type']).toContain('text/html')
  for (const path of paths) expect(page.body).toContain(`href="${path}"`)
})

it('The control interface lists its calls', async () => {
  const { calls } = (await app.inject('/__mock')).json()
  expect(calls).toEqual(expect.arrayContaining(['POST /__mock/reset', 'GET /__mock/journal']))
})
