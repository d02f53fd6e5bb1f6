import { expect, type Page, test } from '../stack.ts'
import { t } from '../texts.ts'
import { button } from './views.ts'

/** State of the fake camera and code reader, and the camera streams that the page opened. */
interface Pretended {
  /** Name of the `DOMException` with which the camera fails; 'none': the prompt is never answered. */
  problem: string | undefined
  /** Code in front of the reader. */
  code: string | undefined
  readonly cameras: MediaStream[]
}

/** Fakes a camera with a grey picture, and a code reader: test browsers have neither. */
const pretendCamera = (page: Page) =>
  page.addInitScript(() => {
    const pretended: Pretended = { problem: undefined, code: undefined, cameras: [] }
    const picture = document.createElement('canvas')
    const paint = picture.getContext('2d')
    setInterval(() => {
      if (paint) paint.fillStyle = `rgb(120, 120, ${120 + (Date.now() % 100)})`
      paint?.fillRect(0, 0, picture.width, picture.height)
    }, 100)
    Object.assign(globalThis, {
      pretended,
      BarcodeDetector: class {
        readonly detect = async () => (pretended.code === undefined ? [] : [{ rawValue: pretended.code }])
      },
    })
    Object.defineProperty(navigator, 'mediaDevices', {
      value: {
        getUserMedia: async () => {
          if (pretended.problem === 'none') return new Promise<never>(() => {})
          if (pretended.problem !== undefined) throw new DOMException('', pretended.problem)
          const camera = picture.captureStream()
          pretended.cameras.push(camera)
          return camera
        },
      },
    })
  })

const tell = (page: Page, camera: Partial<Pretended>) =>
  page.evaluate(
    (one) => Object.assign((globalThis as unknown as { pretended: Pretended }).pretended, one),
    camera,
  )

/** Returns the number of cameras that are still on. */
const running = (page: Page) =>
  page.evaluate(
    () =>
      (globalThis as unknown as { pretended: Pretended }).pretended.cameras.filter(({ active }) => active)
        .length,
  )

const openStep = async (page: Page, signInAs: (who: 'fleet', path: string) => Promise<void>) => {
  await pretendCamera(page)
  await signInAs('fleet', '/my/install/StepChargerType?start=INSTALLATION')
  await page.locator('form button[type=submit]').click()
  await expect(page).toHaveURL(/StepSerialNumber$/)
}

test('A user scans the serial number from the label, and the camera turns off', async ({
  page,
  signInAs,
}) => {
  await openStep(page, signInAs)
  const scan = button(page, t('install.serial.scan'))
  await scan.click()
  const dialog = page.getByRole('dialog', { name: t('scan.title') })
  await expect(dialog.getByLabel(t('scan.video'))).toBeVisible()
  expect(await running(page)).toBe(1)
  await dialog.getByRole('button', { name: t('common.cancel') }).click()
  await expect(dialog).toBeHidden()
  await expect(scan).toBeFocused()
  expect(await running(page)).toBe(0)

  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel(t('scan.video'))).toBeVisible()
  await tell(page, { code: 'STOCK-0004' })
  await expect(dialog.getByText('STOCK-0004')).toBeVisible()
  expect(await running(page)).toBe(0)
  await dialog.getByRole('button', { name: t('scan.use') }).press('Enter')
  await expect(page.getByLabel(t('install.serial'), { exact: true })).toHaveValue('STOCK-0004')
})

test('When a camera is denied, missing, in use or lost, the user sees a message and can choose a picture instead', async ({
  page,
  signInAs,
}) => {
  await openStep(page, signInAs)
  await tell(page, { problem: 'NotAllowedError' })
  await button(page, t('install.serial.scan')).click()
  const dialog = page.getByRole('dialog', { name: t('scan.title') })
  const again = dialog.getByRole('button', { name: t('faces.retry') })
  await expect(dialog.getByText(t('scan.refused.text'))).toBeVisible()
  await tell(page, { problem: 'NotFoundError' })
  await again.click()
  await expect(dialog.getByText(t('scan.missing.text'))).toBeVisible()
  await tell(page, { problem: 'NotReadableError' })
  await again.click()
  await expect(dialog.getByText(t('scan.unavailable.text'))).toBeVisible()
  await tell(page, { problem: undefined })
  await again.click()
  await expect(dialog.getByLabel(t('scan.video'))).toBeVisible()
  await page.evaluate(() => {
    for (const camera of (globalThis as unknown as { pretended: Pretended }).pretended.cameras)
      for (const track of camera.getTracks()) track.stop()
  })
  await expect(dialog.getByText(t('scan.stopped.text'))).toBeVisible()
  const picked = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: t('scan.picture') }).click()
  await picked
  await expect(dialog).toBeHidden()
})

test('A user closes the camera dialog in each of its views and scans again', async ({ page, signInAs }) => {
  await openStep(page, signInAs)
  const dialog = page.getByRole('dialog', { name: t('scan.title') })
  const open = () => button(page, t('install.serial.scan')).click()
  const close = async () => {
    await dialog.getByRole('button', { name: t('common.close'), exact: true }).click()
    await expect(dialog).toBeHidden()
    expect(await running(page)).toBe(0)
  }
  for (const [problem, text] of [
    ['NotAllowedError', t('scan.refused.text')],
    ['NotFoundError', t('scan.missing.text')],
    ['NotReadableError', t('scan.unavailable.text')],
  ] as const) {
    await tell(page, { problem })
    await open()
    await expect(dialog.getByText(text)).toBeVisible()
    await close()
  }
  await tell(page, { problem: 'none' })
  await open()
  await expect(dialog.getByText(t('scan.asking'))).toBeVisible()
  await close()
  await tell(page, { problem: undefined, code: 'STOCK-0004' })
  await open()
  await dialog.getByRole('button', { name: t('scan.again') }).click()
  await expect(dialog.getByText('STOCK-0004')).toBeVisible()
  await tell(page, { code: undefined })
  await dialog.getByRole('button', { name: t('scan.again') }).click()
  await expect(dialog.getByLabel(t('scan.video'))).toBeVisible()
  await page.evaluate(() => {
    for (const camera of (globalThis as unknown as { pretended: Pretended }).pretended.cameras)
      for (const track of camera.getTracks()) track.stop()
  })
  await expect(dialog.getByText(t('scan.stopped.text'))).toBeVisible()
  await dialog.getByRole('button', { name: t('faces.retry') }).click()
  await expect(dialog.getByLabel(t('scan.video'))).toBeVisible()
  await close()
})
