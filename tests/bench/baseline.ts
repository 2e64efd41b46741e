/** The baseline: React alone replaces one tree of elements by another. */
import { createElement, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

const root = createRoot(document.getElementById('app') as HTMLElement)
const trees = new Map<string, ReactNode[]>()

const attributesOf = (element: Element) =>
  Object.fromEntries(
    [...element.attributes]
      .filter(({ name }) => name !== 'style' && !name.startsWith('on') && name !== 'value' && name !== 'checked')
      .map(({ name, value }) => [name === 'class' ? 'className' : name === 'for' ? 'htmlFor' : name, value]),
  )

function treeOf(node: Node, key: number): ReactNode {
  if (!(node instanceof Element)) return node.textContent
  const children = [...node.childNodes].map(treeOf)
  return createElement(node.localName, { key, ...attributesOf(node) }, ...children)
}

/** Parses the tree before the measurement, which is of the replacement only. */
async function swap(name: string, html: string): Promise<void> {
  const tree = trees.get(name) ?? [...new DOMParser().parseFromString(html, 'text/html').body.childNodes].map(treeOf)
  trees.set(name, tree)
  await new Promise((resolve) => setTimeout(resolve, 100))
  performance.mark(`begin ${name}`)
  flushSync(() => root.render(createElement('div', { key: name }, ...tree)))
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  performance.mark(`end ${name}`)
}

Object.assign(globalThis, { swap })
