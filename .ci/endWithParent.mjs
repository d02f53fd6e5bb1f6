// Preloaded into the processes of `npm start`. Their standard input is a pipe from the parent: when it closes, the
// parent has ended, however that happened, so no server stays behind and holds a port.
process.stdin.on('end', () => process.exit(0))
process.stdin.on('error', () => process.exit(0))
process.stdin.resume()
process.stdin.unref?.()
