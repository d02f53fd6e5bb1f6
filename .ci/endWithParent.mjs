// Preloaded into what `npm start` starts. Their standard input is a pipe that the parent holds: when it closes,
// the parent is gone, however it ended, and no server stays behind holding a port.
process.stdin.on('end', () => process.exit(0))
process.stdin.on('error', () => process.exit(0))
process.stdin.resume()
process.stdin.unref?.()
