/** For `<script src>`: sets `window.Tieline`. A second copy of the script leaves the first one in place. */
import { create, readReturn } from './index.ts'

const page = globalThis as { Tieline?: { create: typeof create; readReturn: typeof readReturn } }
page.Tieline ??= { create, readReturn }

export const { Tieline } = page
