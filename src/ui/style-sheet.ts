import createCache, { type EmotionCache } from '@emotion/cache'

/**
 * Emotion's style sheet over `document.adoptedStyleSheets`: nothing is put into the page, so it works under
 * `style-src 'self'` and `require-trusted-types-for 'script'`, where emotion's `<style>` elements are refused.
 * It answers to what the cache and `<Global>` use of @emotion/sheet.
 */
class AdoptedSheet {
  /** Not empty once something is inserted: `<Global>` flushes by it before it inserts anew. */
  readonly tags: CSSStyleSheet[] = []
  readonly key: string
  readonly container: Node
  readonly isSpeedy = true
  readonly nonce = undefined

  constructor({ key, container }: { key: string; container: Node }) {
    this.key = key
    this.container = container
  }

  insert(rule: string): void {
    const sheet = this.tags[0] ?? this.#adopt()
    try {
      sheet.insertRule(rule, sheet.cssRules.length)
    } catch {
      // A selector that only another browser knows (`::-moz-placeholder`): nothing is lost here.
    }
  }

  flush(): void {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !this.tags.includes(sheet))
    this.tags.length = 0
  }

  hydrate(): void {}

  /** Global rules go first, so that every component may override them. */
  #adopt(): CSSStyleSheet {
    const sheet = new CSSStyleSheet()
    const others = document.adoptedStyleSheets
    document.adoptedStyleSheets = this.key.endsWith('-global') ? [sheet, ...others] : [...others, sheet]
    this.tags.push(sheet)
    return sheet
  }
}

/** An emotion cache that keeps to the policy; where the page can't adopt sheets (jsdom), emotion's own. */
export function createStyleCache(key = 'tieline'): EmotionCache {
  const cache = createCache({ key })
  if ('adoptedStyleSheets' in document) {
    // Emotion types the class with its private members, which nothing but that class can have.
    cache.sheet = new AdoptedSheet({ key, container: document.head }) as unknown as EmotionCache['sheet']
  }
  return cache
}
