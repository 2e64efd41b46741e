/** For `<script src>`: sets `window.Tieline`. A second copy of the script leaves the first one in place. */
import { create } from './index.ts'

const page = globalThis as { Tieline?: { create: typeof create } }
page.Tieline ??= { create }

export const { Tieline } = page
