/** The block #tieline-studio of the page, which a deployer may change (docs/deploy.md). */
import { defined } from '../../flow/index.ts'
import { parseOrigin } from '../../untrusted/index.ts'

export interface StudioConfig {
  /** Address of the widget that shows previews; by default the folder above the studio. */
  widget: string
  /** Origins besides the page's own from which flows may be opened. */
  flowOrigins: readonly string[]
}

export function readConfig(page: Document, address: string): StudioConfig {
  const block = defined(page.getElementById('tieline-studio'), 'block #tieline-studio')
  const { widget = '../', flowOrigins = [] } = JSON.parse(block.textContent) as Partial<StudioConfig>
  return {
    widget: new URL(widget, address).href,
    flowOrigins: flowOrigins.map((origin) => defined(parseOrigin(origin), `origin ${origin} of flowOrigins`)),
  }
}
