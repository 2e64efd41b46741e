/** For `<script src>`: sets `window.Tieline`. A second copy of the script leaves the first one in place. */
import { create } from './index.ts'

declare global {
  var Tieline: { create: typeof create } | undefined
}

globalThis.Tieline ??= { create }
