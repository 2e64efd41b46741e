import type { PictureBrowser } from './browser.ts'

const scale = 0.64
const gap = 24
/** Five phones side by side. */
const widest = 1400

/** The width that the header of a PNG gives. */
const widthOf = (png: Buffer) => Math.round(png.readUInt32BE(16) * scale)

/** Half of a row, or a third, if it is too wide: no picture stands alone below the others. */
const widthInRows = (width: number) => (width <= widest ? width : width / Math.ceil(width / widest) + gap)

/** One picture with rows of pictures, all at the same scale. What is too wide for a row goes below. */
export async function joinPictures({ openPage }: PictureBrowser, rows: readonly Buffer[][]): Promise<Buffer> {
  const widths = rows.map((pictures) => pictures.reduce((sum, picture) => sum + widthOf(picture) + gap, gap))
  const { page } = await openPage({ width: Math.ceil(Math.max(...widths.map(widthInRows))), height: 100 })
  const image = (picture: Buffer) =>
    `<img width="${widthOf(picture)}" src="data:image/png;base64,${picture.toString('base64')}">`
  await page.setContent(`<style>
    body { margin: 0; padding: ${gap}px; display: grid; gap: ${gap}px; background: #e6e9ee }
    div { display: flex; flex-wrap: wrap; gap: ${gap}px; align-items: start }
    img { display: block; border-radius: 12px; outline: 1px solid #d3d8e0 }
  </style>${rows.map((pictures) => `<div>${pictures.map(image).join('')}</div>`).join('')}`)
  const picture = await page.screenshot({ fullPage: true })
  await page.context().close()
  return picture
}
