export { mermaidOf, mermaidPage } from './mermaid.ts'
export { outlineOf } from './outline.ts'
export type { Outline } from './parts.ts'
export { svgOf } from './svg.ts'
