import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'

const sendLate = (response: ServerResponse, ms: number): void => {
  const end = response.end.bind(response) as (...content: unknown[]) => ServerResponse
  response.end = (...content: unknown[]) => {
    setTimeout(() => end(...content), ms)
    return response
  }
}

/**
 * Delays each API call by a random time of up to `longest` ms; most delays are short. Half the calls are delayed before
 * they are handled and half before they are answered, so responses arrive in any order.
 */
export const delayCalls = (server: Server, longest: number): void => {
  const listeners = server.listeners('request') as RequestListener[]
  const pass = (request: IncomingMessage, response: ServerResponse) => {
    for (const hear of listeners) hear(request, response)
  }
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/api/')) return pass(request, response)
    const ms = Math.random() ** 2 * longest
    if (Math.random() < 0.5) setTimeout(() => pass(request, response), ms)
    else {
      sendLate(response, ms)
      pass(request, response)
    }
  })
}
