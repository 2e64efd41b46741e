/** `<tieline-link>`: the core as a custom element, for pages and frameworks without a wrapper of their own. */
import { create } from './link.ts'
import type { Mode, State, Theme, TielineError, TielineLink, TielineOptions } from './types.ts'

/** On a server there are no elements, and importing this file must not fail. */
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement)

/** Properties that a framework may set before the element is defined. */
const properties = ['token', 'theme'] as const

/**
 * Attributes: `url`, `token`, `source-id`, `mode`, `return-url`, `frame-title`, `message-prefix`. Events: `tieline-load`,
 * `tieline-success`, `tieline-exit`, `tieline-event`, `tieline-token-expired`, `tieline-state`. In mode `inline` the
 * widget is inside the element and opens by itself.
 */
export class TielineElement extends Base {
  static observedAttributes = ['url', 'token', 'source-id', 'mode', 'return-url', 'frame-title', 'message-prefix']

  #token: TielineOptions['token'] = null
  #theme: Theme | undefined
  #link: TielineLink = create(this.#options())

  constructor() {
    super()
    this.#link.subscribe(() => this.#tell('state', { state: this.state }))
  }

  get token(): TielineOptions['token'] {
    return this.#token ?? this.getAttribute('token')
  }
  set token(token: TielineOptions['token']) {
    this.#token = token
    this.#update()
  }
  get theme(): Theme | undefined {
    return this.#theme
  }
  set theme(theme: Theme | undefined) {
    this.#theme = theme
    this.#update()
  }
  get state(): State {
    return this.#link.state
  }
  get error(): TielineError | null {
    return this.#link.error
  }

  open = () => this.#link.open()
  exit = (options?: { force?: boolean }) => this.#link.exit(options)
  preload = () => this.#link.preload()
  back = () => this.#link.back()

  connectedCallback() {
    for (const name of properties) this.#upgrade(name)
    this.#update()
    if (this.getAttribute('mode') === 'inline') this.open()
  }
  attributeChangedCallback() {
    if (this.isConnected) this.#update()
  }
  disconnectedCallback() {
    // A framework that moves the element connects it again at once.
    queueMicrotask(() => this.isConnected || this.#link.destroy())
  }

  #upgrade(name: (typeof properties)[number]) {
    if (!Object.hasOwn(this, name)) return
    const { [name]: value } = this
    Reflect.deleteProperty(this, name)
    Object.assign(this, { [name]: value })
  }

  #update() {
    this.#link.update(this.#options())
  }

  /** Events do not bubble, so those of one element are never taken for those of another. */
  #tell(name: string, detail?: object) {
    this.dispatchEvent(new CustomEvent(`tieline-${name}`, { detail }))
  }

  #options(): TielineOptions {
    const text = (name: string) => this.getAttribute(name) ?? undefined
    return {
      url: this.getAttribute('url') ?? '',
      token: this.token,
      theme: this.#theme,
      source_id: text('source-id'),
      mode: text('mode') as Mode | undefined,
      return_url: text('return-url'),
      title: text('frame-title'),
      messagePrefix: text('message-prefix'),
      container: () => this,
      onLoad: () => this.#tell('load'),
      onSuccess: (public_token, metadata) => this.#tell('success', { public_token, metadata }),
      onExit: (error, metadata) => this.#tell('exit', { error, metadata }),
      onEvent: (name, metadata) => this.#tell('event', { name, metadata }),
      onTokenExpired: () => this.#tell('token-expired'),
    }
  }
}

/** Defines the element. Another copy of this file may have done so before. */
export function define(name = 'tieline-link') {
  const registry = globalThis.customElements
  if (registry && !registry.get(name)) registry.define(name, TielineElement)
}

define()
