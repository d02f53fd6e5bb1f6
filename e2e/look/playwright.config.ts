import { defineConfig } from '@playwright/test'
import config from '../playwright.config.ts'

const HEIGHTS = { 390: 844, 1280: 800 }
const SCHEMES = ['light', 'dark'] as const

/** `npm run look`: screenshots of every screen at two widths, light and dark. */
export default defineConfig(config, {
  testDir: '.',
  testMatch: 'look.ts',
  projects: Object.entries(HEIGHTS).flatMap(([width, height]) =>
    SCHEMES.map((colorScheme) => ({
      name: `${width}-${colorScheme}`,
      use: {
        viewport: { width: Number(width), height },
        colorScheme,
        contextOptions: { reducedMotion: 'reduce' as const },
      },
    })),
  ),
})
