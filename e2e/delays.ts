import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'

/** Sends an answer that late, however soon it is made. */
const sendLate = (response: ServerResponse, ms: number): void => {
  const end = response.end.bind(response) as (...content: unknown[]) => ServerResponse
  response.end = (...content: unknown[]) => {
    setTimeout(() => end(...content), ms)
    return response
  }
}

/**
 * Each call of the API takes up to `longest` ms more, by chance; most take little. One half is heard late, the other
 * answered late, so that answers come in any order, and a write is done before or after the page could know.
 */
export const delayCalls = (server: Server, longest: number): void => {
  const heard = server.listeners('request') as RequestListener[]
  const pass = (request: IncomingMessage, response: ServerResponse) => {
    for (const hear of heard) hear(request, response)
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
