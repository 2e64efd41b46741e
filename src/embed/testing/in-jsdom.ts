/** Puts fake widgets in the place of the SDK's frames and of pop-ups, for tests in jsdom, which loads neither. */
import { defaultPrefix } from '../../messages/default-prefix.ts'
import { createFakeWidget, type FakeWidget, type Scenario } from './fake-widget.ts'

export interface FakeInstallation {
  /** One for each frame or window that was loaded, the latest last. */
  readonly widgets: readonly FakeWidget[]
  /** Changes the scenario of the widgets that load from now on. */
  play: (scenario: Scenario) => void
  uninstall: () => void
}

export interface FakeOptions {
  /** Default: success. */
  scenario?: Scenario
  /** As in the options of the link. */
  messagePrefix?: string
}

/** What the SDK uses of a window. */
interface PopUp {
  postMessage?: Posted
  closed: boolean
  focus: () => void
  close: () => void
  location: { replace: (href: string) => void }
}

type Posted = (data: unknown, origin: string, ports?: readonly MessagePort[]) => void

/** A message event with any window as its source: the constructor of jsdom takes real windows only. */
export function dispatchMessage(source: unknown, origin: string, data: unknown) {
  window.dispatchEvent(Object.assign(new Event('message'), { source, origin, data, ports: [] }))
}

export function installFakeWidget(options: FakeOptions = {}): FakeInstallation {
  let { scenario = 'success' } = options
  const { messagePrefix: prefix = defaultPrefix } = options
  const widgets: FakeWidget[] = []
  const prototype = HTMLIFrameElement.prototype
  const src = Object.getOwnPropertyDescriptor(prototype, 'src') as PropertyDescriptor
  const { open } = window

  /** Loads a fake widget; `target` takes the place of its window. */
  function load(href: string, target: { postMessage?: Posted }) {
    const { origin } = new URL(href, document.baseURI)
    const widget = createFakeWidget(scenario, {
      prefix,
      post: (message) => queueMicrotask(() => dispatchMessage(target, origin, message)),
    })
    target.postMessage = (data, receiver, ports = []) => receiver === origin && widget.hear(data, ports)
    widgets.push(widget)
    widget.load()
  }

  Object.defineProperty(prototype, 'src', {
    ...src,
    set(this: HTMLIFrameElement, href: string) {
      src.set?.call(this, href)
      const { searchParams } = new URL(href, document.baseURI)
      if (!searchParams.has('token') || !searchParams.has('origin')) return
      const target = {}
      Object.defineProperty(this, 'contentWindow', { configurable: true, value: target })
      load(href, target)
    },
  })
  window.open = () => {
    const popup: PopUp = {
      closed: false,
      focus: () => {},
      close: () => {
        popup.closed = true
      },
      location: { replace: (href: string) => load(href, popup) },
    }
    return popup as unknown as Window
  }

  return {
    widgets,
    play(next) {
      scenario = next
    },
    uninstall() {
      Object.defineProperty(prototype, 'src', src)
      window.open = open
    },
  }
}
