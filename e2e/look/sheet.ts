import type { Browser } from '@playwright/test'

export interface Picture {
  readonly title: string
  readonly width: number
  readonly png: Buffer
}

/** A picture is cut here, so that a sheet of a long screen can still be looked at. */
const TALLEST_PX = 1_600
const SCALE = 0.6

/** Puts pictures side by side on one page and takes a picture of that. */
export const contactSheet = async (
  browser: Browser,
  heading: string,
  pictures: readonly Picture[],
): Promise<Buffer> => {
  const figures = pictures.map(
    ({ title, width, png }) => `
      <figure>
        <figcaption>${title}</figcaption>
        <div><img src="data:image/png;base64,${png.toString('base64')}" width="${Math.round(width * SCALE)}"></div>
      </figure>`,
  )
  const page = await browser.newPage()
  await page.setContent(`<!doctype html>
    <style>
      body { margin: 0; padding: 16px; width: max-content; background: #8a8a8a; font: 14px sans-serif }
      h1 { margin: 0 0 12px; font-size: 18px }
      main { display: flex; gap: 16px; align-items: start }
      figure { margin: 0 }
      figcaption { padding-bottom: 4px }
      div { max-height: ${TALLEST_PX * SCALE}px; overflow: hidden }
      img { display: block }
    </style>
    <h1>${heading}</h1><main>${figures.join('')}</main>`)
  const size = await page.evaluate(() => ({
    width: Math.ceil(document.body.getBoundingClientRect().width),
    height: Math.ceil(document.body.getBoundingClientRect().height),
  }))
  await page.setViewportSize(size)
  const png = await page.screenshot()
  await page.close()
  return png
}
