/** `<tieline-link>`: the core as a custom element, for pages and frameworks without a wrapper of their own. */
import { create } from './link.ts'
import type { State, Theme, TielineAttributes, TielineError, TielineLink, TielineOptions } from './types.ts'

export type { TielineAttributes }

/** On a server there are no elements, and importing this file must not fail. */
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement)

type Attributes = Omit<TielineAttributes, 'token'>

const flag = (text: string) => text !== 'false'

/** How the text of each attribute is read. Each is a property as well, which writes the attribute. */
const readers: { [Name in keyof Attributes]-?: (text: string) => unknown } = {
  url: String,
  'source-id': String,
  mode: String,
  'return-url': String,
  'frame-title': String,
  'close-label': String,
  'min-height': Number.parseFloat,
  'max-height': Number.parseFloat,
  'auto-height': flag,
  timeout: Number.parseFloat,
  'close-on-escape': flag,
  'close-on-backdrop': flag,
  'message-prefix': String,
}
const names = Object.keys(readers) as (keyof Attributes)[]

type Camel<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name

/** What frameworks bind: `closeOnEscape` for `close-on-escape`. */
type Properties = { [Name in keyof Attributes as Camel<Name>]-?: Attributes[Name] | undefined }

const camel = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/**
 * Attributes are those of `TielineAttributes`. Events: `tieline-load`, `tieline-success`, `tieline-exit`,
 * `tieline-event`, `tieline-token-expired`, `tieline-state`.
 */
export class TielineElement extends (Base as { new (): HTMLElement & Properties }) {
  static observedAttributes = [...names, 'token']

  #token: TielineOptions['token'] = null
  #theme: Theme | undefined
  #link: TielineLink = create(this.#options())
  #wasJustRemoved = false

  constructor() {
    super()
    this.#link.subscribe(() => this.#dispatch('state', { state: this.state }))
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
    for (const name of ['token', 'theme', ...names]) this.#upgrade(camel(name))
    if (this.#wasJustRemoved) this.#update()
    else this.attributeChangedCallback('mode')
  }
  attributeChangedCallback(changed: string) {
    if (!this.isConnected) return
    this.#update()
    if (changed === 'mode' && this.mode === 'inline') this.open()
  }
  disconnectedCallback() {
    // A framework that moves the element connects it again at once. A session that has ended does not begin again by that.
    this.#wasJustRemoved = true
    queueMicrotask(() => {
      this.#wasJustRemoved = false
      if (!this.isConnected) this.#link.destroy()
    })
  }

  /** A framework may set a property before the element is defined. */
  #upgrade(name: string) {
    const own = Object.getOwnPropertyDescriptor(this, name)
    if (!own) return
    Reflect.deleteProperty(this, name)
    Object.assign(this, { [name]: own.value })
  }

  #update() {
    this.#link.update(this.#options())
  }

  /** Events do not bubble, so those of one element are never taken for those of another. */
  #dispatch(name: string, detail?: object) {
    this.dispatchEvent(new CustomEvent(`tieline-${name}`, { detail }))
  }

  #options(): TielineOptions {
    const { url, token, theme, mode, sourceId, returnUrl, frameTitle, closeLabel, messagePrefix } = this
    const { minHeight, maxHeight, autoHeight, timeout, closeOnEscape, closeOnBackdrop } = this
    return {
      url: url ?? '',
      token,
      theme,
      mode,
      source_id: sourceId,
      return_url: returnUrl,
      title: frameTitle,
      closeLabel,
      messagePrefix,
      height: autoHeight === false ? false : { min: minHeight, max: maxHeight ?? undefined },
      timeout,
      closeOnEscape,
      closeOnBackdrop,
      container: () => this,
      onLoad: () => this.#dispatch('load'),
      onSuccess: (public_token, metadata) => this.#dispatch('success', { public_token, metadata }),
      onExit: (error, metadata) => this.#dispatch('exit', { error, metadata }),
      onEvent: (name, metadata) => this.#dispatch('event', { name, metadata }),
      onTokenExpired: () => this.#dispatch('token-expired'),
    }
  }
}

for (const name of names)
  Object.defineProperty(TielineElement.prototype, camel(name), {
    get(this: HTMLElement) {
      const text = this.getAttribute(name)
      return text === null ? undefined : readers[name](text)
    },
    set(this: HTMLElement, value: unknown) {
      if (value === null || value === undefined) this.removeAttribute(name)
      else this.setAttribute(name, String(value))
    },
  })

/** Defines the element. Another copy of this file may have done so before. */
export function define(name = 'tieline-link') {
  const registry = globalThis.customElements
  if (registry && !registry.get(name)) registry.define(name, TielineElement)
}

define()
