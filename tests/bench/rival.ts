/** React and nothing else: swaps one tree of elements for another, as a screen that only draws would. */
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

/** Made beforehand; what counts is the swap. */
async function swap(name: string, html: string): Promise<void> {
  const tree = trees.get(name) ?? [...new DOMParser().parseFromString(html, 'text/html').body.childNodes].map(treeOf)
  trees.set(name, tree)
  await new Promise((rested) => setTimeout(rested, 100))
  performance.mark(`begin ${name}`)
  flushSync(() => root.render(createElement('div', { key: name }, ...tree)))
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
  performance.mark(`end ${name}`)
}

Object.assign(globalThis, { swap })
