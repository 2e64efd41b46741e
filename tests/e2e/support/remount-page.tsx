/** Mounts and unmounts the widget, in the ways that a page can show it. */
import { StrictMode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { TielineElement } from '../../../src/embed/element.ts'
import { Tieline, type TielineOptions, useTieline } from '../../../src/embed/react.ts'

type Given = Pick<TielineOptions, 'url' | 'token' | 'onLoad'>

function Overlay(options: Given) {
  const { open } = useTieline(options)
  useEffect(open, [open])
  return null
}

/** Shows the widget in an element; returns what removes it. */
const ways = {
  hook: (place: Element, options: Given) => mount(place, <Overlay {...options} />),
  component: (place: Element, options: Given) => mount(place, <Tieline {...options} />),
  element(place: Element, { url, token, onLoad }: Given) {
    const element = Object.assign(new TielineElement(), { url, token, mode: 'inline' })
    element.addEventListener('tieline-load', () => onLoad?.(), { once: true })
    place.append(element)
    return () => element.remove()
  },
}

export type Way = keyof typeof ways

function mount(place: Element, widget: React.ReactElement) {
  const root = createRoot(place)
  root.render(<StrictMode>{widget}</StrictMode>)
  return () => root.unmount()
}

export async function remount(way: Way, url: string, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    const place = document.body.appendChild(document.createElement('div'))
    const remove = await new Promise<() => void>((resolve) => {
      const unmount = ways[way](place, { url, token: 'link-sandbox-1', onLoad: () => resolve(unmount) })
    })
    remove()
    place.remove()
  }
}
