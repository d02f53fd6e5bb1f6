// Preloaded into the servers of `npm start` and `npm run preview`. Their stdin is a pipe that closes when the parent
// ends, even if it was killed, so no server is left running on its port.
process.stdin.on('end', () => process.exit(0))
process.stdin.on('error', () => process.exit(0))
process.stdin.resume()
process.stdin.unref?.()
