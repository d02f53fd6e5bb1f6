const HERTZ = 880
const SECONDS = 0.35
const VOLUME = 0.15

/** A short tone; a browser that may not make one stays silent. */
export const chime = (): void => {
  try {
    const context = new AudioContext()
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.frequency.value = HERTZ
    volume.gain.setValueAtTime(VOLUME, context.currentTime)
    volume.gain.exponentialRampToValueAtTime(VOLUME / 100, context.currentTime + SECONDS)
    tone.connect(volume).connect(context.destination)
    tone.addEventListener('ended', () => void context.close())
    tone.start()
    tone.stop(context.currentTime + SECONDS)
  } catch {
    // The board says the same in words.
  }
}
