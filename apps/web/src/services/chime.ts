const HERTZ = 880
const SECONDS = 0.35
const VOLUME = 0.15

/** Plays a short tone. Stays silent if the browser forbids it. */
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
    // The tone is optional, because the board also shows the alarm.
  }
}
