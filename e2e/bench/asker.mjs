// Asks a server as cheaply as can be: with node's own client a request cost as much as the answer of the fastest server
// took, and both share the processors.
import { once } from 'node:events'
import { connect } from 'node:net'

const HEAD_END = '\r\n\r\n'
const LAST_CHUNK = '0\r\n\r\n'

/** Length of a whole answer; undefined while some of it is still to come. */
const lengthOf = (text) => {
  const head = text.indexOf(HEAD_END)
  if (head === -1) return undefined
  const begin = head + HEAD_END.length
  const [, announced] = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, begin)) ?? []
  if (announced === undefined) return text.endsWith(LAST_CHUNK) ? text.length : undefined
  const length = begin + Number(announced)
  return text.length >= length ? length : undefined
}

/** One connection that is kept: `ask` resolves when the answer is there, and rejects one that is no success. */
export const openConnection = async (origin, headers) => {
  const { hostname, port, host } = new URL(origin)
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  // A byte each: only lengths are counted.
  socket.setEncoding('latin1').setNoDelay()
  let text = ''
  let waiting
  const end = (finish) => {
    const { done, failed } = waiting ?? {}
    waiting = undefined
    finish(done, failed)
  }
  socket.on('data', (data) => {
    text += data
    if (lengthOf(text) === undefined) return
    const answer = text
    text = ''
    end((done, failed) =>
      answer.startsWith('HTTP/1.1 200 ') ? done() : failed(new Error(answer.slice(0, 200))),
    )
  })
  // The close that follows reports the failure.
  socket.on('error', () => undefined)
  socket.on('close', () => end((_done, failed) => failed?.(new Error(`${origin} closed the connection`))))
  return {
    ask: (path) =>
      new Promise((done, failed) => {
        waiting = { done, failed }
        socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
      }),
    close: () => socket.destroy(),
  }
}
