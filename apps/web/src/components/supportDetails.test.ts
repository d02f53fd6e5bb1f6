// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { useSupportDetails } from './supportDetails.ts'

vi.mock('../app/context.ts', () => ({ useI18n: () => ({ t: (key: string) => key }) }))

const useText = (message: string, address = '/my/tokens') => {
  window.history.replaceState(null, '', address)
  return useSupportDetails({ code: 'UNEXPECTED', message }).text
}

describe('useSupportDetails', () => {
  it('returns the code, the message and the URL', () => {
    expect(useText('It broke.', '/my/tokens?q=BE&page=2#list')).toBe(
      'faces.code: UNEXPECTED\nIt broke.\nhttp://localhost:3000/my/tokens?q=BE&page=2#list',
    )
  })

  it.each([
    ['code', '/oidc-callback?code=s3cret&iss=x'],
    ['state', '/oidc-callback?iss=x&state=s3cret'],
    ['token in the fragment', '/#access_token=s3cret&token_type=Bearer'],
    ['ID token hint', '/signed-out?id_token_hint=s3cret'],
  ])('removes the %s from the URL', (_, address) => {
    expect(useText('It broke.', address)).not.toContain('s3cret')
  })

  it.each([
    ['a URL in a message', 'GET https://login.example/callback?code=s3cret failed'],
    ['a response in a message', 'refresh_token=s3cret was refused'],
    ['a bearer token in a message', 'Bearer eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJzM2NyZXQifQ.s3cret is not valid'],
  ])('removes the secret from %s', (_, message) => {
    expect(useText(message)).not.toMatch(/s3cret|eyJ/)
  })
})
