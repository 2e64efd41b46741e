import createCache, { type EmotionCache } from '@emotion/cache'

/**
 * A style sheet for Emotion that uses `document.adoptedStyleSheets`: the content security policy forbids Emotion's
 * `<style>` elements. It implements the part of @emotion/sheet that the cache and `<Global>` use.
 */
class AdoptedSheet {
  /** `<Global>` flushes the sheet before it inserts again, unless this is empty. */
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
      // A selector of another browser, such as `::-moz-placeholder`.
    }
  }

  flush(): void {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !this.tags.includes(sheet))
    this.tags.length = 0
  }

  hydrate(): void {}

  /** Global rules come first, so that components can override them. */
  #adopt(): CSSStyleSheet {
    const sheet = new CSSStyleSheet()
    const others = document.adoptedStyleSheets
    document.adoptedStyleSheets = this.key.endsWith('-global') ? [sheet, ...others] : [...others, sheet]
    this.tags.push(sheet)
    return sheet
  }
}

/** An Emotion cache that the policy allows; Emotion's own where a page cannot adopt sheets (jsdom). */
export function createStyleCache(key = 'tieline'): EmotionCache {
  const cache = createCache({ key })
  if ('adoptedStyleSheets' in document) {
    // Emotion's type contains private members, which no other class can have.
    cache.sheet = new AdoptedSheet({ key, container: document.head }) as unknown as EmotionCache['sheet']
  }
  return cache
}
