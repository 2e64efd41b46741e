import type { Page } from '@playwright/test'

/** How much the colour of any pixel differs between two pictures of the same size: 0 to 255. Leaves the page blank. */
export async function greatestDifference(page: Page, one: Buffer, other: Buffer): Promise<number> {
  await page.goto('about:blank')
  const addresses = [one, other].map((picture) => `data:image/png;base64,${picture.toString('base64')}`)
  return page.evaluate(async (sources) => {
    const read = async (source: string) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const { width, height } = image
      const canvas = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D
      canvas.drawImage(image, 0, 0)
      return canvas.getImageData(0, 0, width, height).data
    }
    const [before, after] = (await Promise.all(sources.map(read))) as [Uint8ClampedArray, Uint8ClampedArray]
    return before.reduce((most, value, at) => Math.max(most, Math.abs(value - (after[at] as number))), 0)
  }, addresses)
}
