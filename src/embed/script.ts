/**
 * For `<script src>`: sets `window.Tieline`. A second copy of the script leaves the first one in place, and an element with
 * this id is no copy.
 */
import { create, readReturn } from './index.ts'

const page = globalThis as { Tieline?: { create: typeof create; readReturn: typeof readReturn } }
if (!page.Tieline?.create) page.Tieline = { create, readReturn }

export const { Tieline } = page
