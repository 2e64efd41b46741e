import createCache, { type EmotionCache } from '@emotion/cache'

/**
 * A style sheet for Emotion that needs no `<style>` element, which the content security policy forbids. It implements the
 * part of @emotion/sheet that the cache and `<Global>` use.
 */
class SheetWithoutElement {
  /** `<Global>` flushes the sheet before it inserts again, unless this is empty. */
  readonly tags: Rules[] = []
  readonly key: string
  readonly container: Node
  readonly isSpeedy = true
  readonly nonce = undefined

  constructor({ key, container }: { key: string; container: Node }) {
    this.key = key
    this.container = container
  }

  insert(rule: string): void {
    const { list } = this.tags[0] ?? this.#open()
    try {
      list.insertRule(rule, list.cssRules.length)
    } catch {
      // A selector of another browser, such as `::-moz-placeholder`.
    }
  }

  flush(): void {
    for (const { remove } of this.tags) remove()
    this.tags.length = 0
  }

  hydrate(): void {}

  #open(): Rules {
    const rules = canAdopt() ? adopt(this.key.endsWith('-global')) : appendToFile()
    this.tags.push(rules)
    return rules
  }
}

interface Rules {
  list: Pick<CSSStyleSheet, 'cssRules' | 'insertRule'>
  remove: () => void
}

const canAdopt = () => 'adoptedStyleSheets' in document

/** Global rules come first, so that components can override them. */
function adopt(isGlobal: boolean): Rules {
  const sheet = new CSSStyleSheet()
  const others = document.adoptedStyleSheets
  document.adoptedStyleSheets = isGlobal ? [sheet, ...others] : [...others, sheet]
  const remove = () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  }
  return { list: sheet, remove }
}

const lastFile = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].at(-1)?.sheet

/**
 * Safari before 16.4 and Firefox before 101 cannot adopt sheets: the rules become a group at the end of the last linked
 * sheet. MUI's only global rules are keyframes, so their order does not matter.
 */
function appendToFile(): Rules {
  const sheet = lastFile()
  if (!sheet) throw new Error('The page has no style sheet.')
  const list = sheet.cssRules[sheet.insertRule('@media all {}', sheet.cssRules.length)] as CSSMediaRule
  const remove = () => {
    while (list.cssRules.length > 0) list.deleteRule(0)
  }
  return { list, remove }
}

/** An Emotion cache that the policy allows; Emotion's own where there is no sheet to write to (jsdom). */
export function createStyleCache(key = 'tieline'): EmotionCache {
  const cache = createCache({ key })
  if (canAdopt() || lastFile()) {
    // Emotion's type contains private members, which no other class can have.
    cache.sheet = new SheetWithoutElement({ key, container: document.head }) as unknown as EmotionCache['sheet']
  }
  return cache
}
