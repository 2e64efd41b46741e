/** What runs within pages to watch widgets. These functions use nothing from outside. */

export interface ReceivedMessage {
  /** Where the widget stands: of two frames each has its own. */
  from: string
  action: string
  text: string
}

/** What a frame tells the test: what was typed, a text and where it was put, or a message that was heard. */
export type Report =
  | { field: string; value: string; isSearch: boolean }
  | { where: string; text: string }
  | ReceivedMessage

/** In every frame: what is typed into a widget, what it stores, and what other pages hear of it. */
export function watchFrame(): void {
  const own = globalThis as unknown as {
    tellReports: (reports: readonly Report[]) => Promise<void>
    takeReports: () => Report[]
    tellWaiting: () => Promise<void>
  }
  const isWidget = () => document.getElementById('tieline-config') !== null
  const toText = (data: unknown) => {
    try {
      return JSON.stringify(data) ?? ''
    } catch {
      return ''
    }
  }

  // Telling takes milliseconds of three processes, so reports that follow each other wait and are told together. Those that
  // still wait when a test closes the page are lost: Playwright then hears nothing more of it.
  const pauseMs = 250
  const { setTimeout, performance } = globalThis
  const now = performance.now.bind(performance)
  const { postMessage } = MessagePort.prototype
  const { port1: woken, port2: waker } = new MessageChannel()
  const waiting: Report[] = []
  let toldAt = -pauseMs
  own.takeReports = () => waiting.splice(0)
  const tell = async () => {
    if (waiting.length === 0) return
    toldAt = now()
    await own.tellReports(own.takeReports())
  }
  own.tellWaiting = tell
  woken.onmessage = tell
  // A page that loads another cannot tell on `pagehide`, and a frame that is removed has no `beforeunload`.
  addEventListener('beforeunload', tell)
  addEventListener('pagehide', tell)
  const report = (each: Report) => {
    if (waiting.push(each) > 1) return
    const restMs = toldAt + pauseMs - now()
    if (restMs > 0) setTimeout(tell, restMs)
    else postMessage.call(waker, null)
  }

  const numbers = new WeakMap<EventTarget, string>()
  addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) || !isWidget()) return
      if (/^(checkbox|radio|file|range)$/.test(target.type)) return
      const field = numbers.get(target) ?? String(Math.random())
      numbers.set(target, field)
      report({ field, value: target.value, isSearch: target.type === 'search' })
    },
    true,
  )

  addEventListener('message', ({ data, source }) => {
    const action: unknown = data?.action
    if (isWidget() || typeof action !== 'string') return
    const windows: (MessageEventSource | null)[] = Array.from({ length: frames.length }, (_, at) => frames[at] ?? null)
    report({ from: `${location.href} ${windows.indexOf(source)}`, action, text: toText(data) })
  })
  MessagePort.prototype.postMessage = function (this: MessagePort, ...given: [unknown, never]) {
    // React's scheduler posts null to itself.
    if (given[0] !== null && isWidget()) report({ where: 'a message of the channel', text: toText(given[0]) })
    return postMessage.apply(this, given)
  }

  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name]
    history[name] = function (this: History, ...given: Parameters<typeof change>) {
      const [state, title, url] = given
      if (isWidget()) report({ where: 'the history', text: toText([state, title]) })
      if (isWidget() && url) report({ where: 'the address', text: String(url) })
      return change.apply(this, given)
    }
  }
  const { setItem } = Storage.prototype
  Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
    if (isWidget()) report({ where: 'storage', text: toText([key, value]) })
    return setItem.call(this, key, value)
  }
  for (const name of ['put', 'add'] as const) {
    const store = IDBObjectStore.prototype[name]
    IDBObjectStore.prototype[name] = function (this: IDBObjectStore, ...given: Parameters<typeof store>) {
      if (isWidget()) report({ where: 'a database', text: toText(given) })
      return store.apply(this, given)
    }
  }
}

/** What still waits to be told. */
export const takeReports = (): Report[] =>
  (globalThis as unknown as { takeReports?: () => Report[] }).takeReports?.() ?? []

/** Tells what still waits, which is in memory until then. */
export const tellWaiting = (): Promise<void> | undefined =>
  (globalThis as unknown as { tellWaiting?: () => Promise<void> }).tellWaiting?.()

/** What a widget has kept, by the place; null: the frame is no widget. */
export async function readWidget(): Promise<{ kept: Record<string, string> } | null> {
  if (!document.getElementById('tieline-config')) return null
  const whole = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const readDatabase = async (name: string) => {
    const database = await whole(indexedDB.open(name))
    const stores = [...database.objectStoreNames]
    const transaction = stores.length > 0 ? database.transaction(stores) : null
    const contents = stores
      .map((each) => transaction?.objectStore(each))
      .map(async (store) => {
        return store && [await whole(store.getAllKeys()), await whole(store.getAll())]
      })
    const found = await Promise.all(contents)
    database.close()
    return [name, ...found]
  }
  const readCache = async (name: string) => {
    const cache = await caches.open(name)
    const answers = (await cache.keys()).map(async (request) => [
      request.url,
      await cache.match(request).then((answer) => answer?.text()),
    ])
    return [name, ...(await Promise.all(answers))]
  }
  const all = async (names: () => Promise<string[]>, read: (name: string) => Promise<unknown>) => {
    // A frame without an origin has neither, and its attempt would count as an uncaught error.
    if (origin === 'null') return ''
    try {
      return JSON.stringify(await Promise.all((await names()).map(read)))
    } catch {
      return ''
    }
  }
  const databases = async () => (await indexedDB.databases()).map(({ name }) => name ?? '')
  const stored = () => {
    try {
      return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])
    } catch {
      return ''
    }
  }
  return {
    kept: {
      storage: stored(),
      'a database': await all(databases, readDatabase),
      'a cache': await all(() => caches.keys(), readCache),
      'the address': location.href,
      'the history': JSON.stringify(history.state),
      'the title': document.title,
      'the name of the window': window.name,
    },
  }
}

/** Whether there is something to see: a text, or a picture that says what it is. */
export const isDrawn = (): boolean =>
  // biome-ignore lint/performance/useDomNodeTextContent: innerText leaves out hidden text
  document.body.innerText.trim() !== '' || document.querySelector('[role=img], dialog[open]') !== null
