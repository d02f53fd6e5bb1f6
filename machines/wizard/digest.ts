const [SEED_HIGH, SEED_LOW, PRIME_HIGH, PRIME_LOW] = [0xdeadbeef, 0x41c6ce57, 2_654_435_761, 1_597_334_677]

/** 64-bit hash (cyrb64 with simpler final mixing) for comparing texts; not for security. */
export const digest = (text: string): string => {
  let high = SEED_HIGH
  let low = SEED_LOW
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    high = Math.imul(high ^ code, PRIME_HIGH)
    low = Math.imul(low ^ code, PRIME_LOW)
  }
  return [high ^ (low >>> 16), low ^ (high >>> 13)].map((part) => (part >>> 0).toString(36)).join('')
}
